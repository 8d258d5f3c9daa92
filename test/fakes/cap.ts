export interface CapMessage {
  id: string;
  event: string;
  areas: string[];
  status?: 'Actual' | 'Exercise' | 'Test';
  type?: 'Alert' | 'Update' | 'Cancel';
  /** The ids of the messages that this one updates or cancels. */
  references?: string[];
  isAllClear?: boolean;
  /** `lat,lon km`, of its first area. */
  circle?: string;
  /** ISO 8601; now if left out. */
  sent?: string;
  /** ISO 8601; none if left out. */
  expires?: string;
}

const sender = 'civil@amberly.example';

/** A document of an official channel: CAP 1.2 alerts as entries of an Atom feed, or a feed without entries. */
export function capFeed(messages: CapMessage[]): string {
  const entries = messages.map((message) => `<entry><content type="text/xml">${capAlert(message)}</content></entry>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Alerts of Amberly</title>${entries.join('')}</feed>`;
}

/** One alert, with a second language that must not count. */
function capAlert({ id, event, areas, ...more }: CapMessage): string {
  const { status = 'Actual', type = 'Alert', references = [], isAllClear = false, circle, expires } = more;
  const sent = (more.sent ?? new Date().toISOString()).replace(/\.\d+Z$/, '+00:00');
  const refers = references.map((one) => `${sender},${one},${sent}`).join(' ');
  const named = areas.map(
    (area, index) =>
      `<area><areaDesc>${area}</areaDesc>${circle && index === 0 ? `<circle>${circle}</circle>` : ''}</area>`,
  );
  return `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${id}</identifier><sender>${sender}</sender>
<sent>${sent}</sent><status>${status}</status><msgType>${type}</msgType><scope>Public</scope>
${refers && `<references>${refers}</references>`}<info><language>en-GB</language><category>Security</category>
<event>${event}</event><responseType>${isAllClear ? 'AllClear' : 'Shelter'}</responseType><urgency>Immediate</urgency>
<severity>Extreme</severity><certainty>Observed</certainty>${expires ? `<expires>${expires}</expires>` : ''}${named.join('')}</info>
<info><language>fr-FR</language><category>Met</category><event>Alerte</event><urgency>Past</urgency><severity>Minor</severity>
<certainty>Unknown</certainty><area><areaDesc>Ailleurs</areaDesc></area></info></alert>`;
}
