import { describe, expect, it } from 'vitest';
import type { Added, EventChange, EventRecord } from './change.ts';
import { applyChange } from './fold.ts';
import { toEvent } from './to-event.ts';

const at = new Date('2030-01-01T10:00:00.000Z');

const added: Added = {
  title: 'A fictional convoy leaves Northport',
  summary: 'It is on its way.',
  location: 'Northport',
  place: null,
  eventType: 'military',
  urgencyLevel: 'medium',
  timestamp: at.toISOString(),
  precision: 'time',
  imageUrls: ['https://pictures.example/1.jpg'],
  videoUrls: [],
  figures: [],
  judgedBy: 'rules',
  archived: false,
  reports: [report('i1', 'Paper One')],
};

function report(item: string, source: string) {
  return { item, source, url: `https://news.example/${item}`, title: 'A headline', publishedAt: at.toISOString() };
}

function change(seq: number, part: Pick<EventChange, 'op' | 'data'>): EventChange {
  // Each test pairs an op with its own data.
  return { seq, at, by: 'test', eventId: 'e1', item: null, ...part } as EventChange;
}

function fold(changes: EventChange[]): EventRecord | null {
  return changes.reduce<EventRecord | null>(applyChange, null);
}

const add = change(1, { op: 'add', data: added });

describe('applyChange', () => {
  it('makes an event of an added one', () => {
    expect(fold([add])).toMatchObject({ id: 'e1', seq: 1, title: added.title, deletedAt: null });
  });

  it('adds a report, keeps each picture once, and takes the more pressing urgency', () => {
    const data = {
      report: report('i2', 'Paper Two'),
      imageUrls: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
      urgencyLevel: 'urgent' as const,
    };
    const event = fold([add, change(2, { op: 'report', data })]);
    expect(event?.reports.map(({ source }) => source)).toEqual(['Paper One', 'Paper Two']);
    expect(event?.imageUrls).toHaveLength(2);
    expect(event?.urgencyLevel).toBe('urgent');
  });

  it('never lowers the urgency by a calmer report', () => {
    const data = { report: report('i2', 'Paper Two'), imageUrls: [], urgencyLevel: 'low' as const };
    expect(fold([add, change(2, { op: 'report', data })])?.urgencyLevel).toBe('medium');
  });

  it('is where the report that makes it more urgent is', () => {
    const place = { lat: 1, lon: 2 };
    const placeAfter = (before: Partial<Added>, urgencyLevel: 'low' | 'critical', location?: string) => {
      const data = {
        report: report('i2', 'Paper Two'),
        imageUrls: [],
        urgencyLevel,
        ...(location && { location, place }),
      };
      const first = change(1, { op: 'add', data: { ...added, location: 'Northport, Examplia', ...before } });
      return fold([first, change(2, { op: 'report', data })])?.location;
    };
    expect(placeAfter({}, 'critical', 'Westland')).toBe('Westland');
    expect(placeAfter({}, 'critical', 'Southport, Examplia')).toBe('Southport, Examplia');
    expect(placeAfter({}, 'critical', 'Examplia')).toBe('Northport, Examplia');
    expect(placeAfter({}, 'critical')).toBe('Northport, Examplia');
    expect(placeAfter({}, 'low', 'Westland')).toBe('Northport, Examplia');
    expect(placeAfter({ lang: 'fa' }, 'critical', 'Westland')).toBe('Northport, Examplia');
    expect(placeAfter({ judgedBy: 'admin' }, 'critical', 'Westland')).toBe('Northport, Examplia');
    expect(placeAfter({ judgedBy: 'model' }, 'critical', 'Westland')).toBe('Northport, Examplia');
  });

  it('takes the type of the report that makes it more urgent', () => {
    const typeAfter = (
      before: Partial<Added>,
      urgencyLevel: 'low' | 'critical',
      eventType?: 'diplomatic' | 'military',
    ) => {
      const data = { report: report('i2', 'Paper Two'), imageUrls: [], urgencyLevel, ...(eventType && { eventType }) };
      const first = change(1, { op: 'add', data: { ...added, eventType: 'other', ...before } });
      return fold([first, change(2, { op: 'report', data })])?.eventType;
    };
    expect(typeAfter({}, 'critical', 'military')).toBe('military');
    expect(typeAfter({}, 'critical')).toBe('other');
    expect(typeAfter({}, 'low', 'military')).toBe('other');
    expect(typeAfter({ eventType: 'military' }, 'critical', 'diplomatic')).toBe('military');
    expect(typeAfter({ judgedBy: 'admin' }, 'critical', 'military')).toBe('other');
    expect(typeAfter({ judgedBy: 'model' }, 'critical', 'military')).toBe('other');
  });

  it('takes a picture away for good: the next report cannot bring it back', () => {
    const imageUrl = 'https://pictures.example/1.jpg';
    const data = { report: report('i2', 'Paper Two'), imageUrls: [imageUrl], urgencyLevel: 'low' as const };
    const event = fold([add, change(2, { op: 'remove-image', data: { imageUrl } }), change(3, { op: 'report', data })]);
    expect(event?.imageUrls).toEqual([]);
    expect(event && toEvent(event)).not.toHaveProperty('removedImages');
  });

  it('hides, restores, and forgets an erased event', () => {
    const hide = change(2, { op: 'hide', data: {} });
    const restore = change(3, { op: 'restore', data: {} });
    expect(fold([add, hide])?.deletedAt).toBe(at.toISOString());
    expect(fold([add, hide, restore])?.deletedAt).toBeNull();
    expect(fold([add, change(2, { op: 'erase', data: {} })])).toBeNull();
  });

  it('does nothing when a change is applied twice or late', () => {
    const data = { report: report('i2', 'Paper Two'), imageUrls: [], urgencyLevel: 'high' as const };
    const reported = change(2, { op: 'report', data });
    const once = fold([add, reported]);
    expect(fold([add, reported, reported, add])).toEqual(once);
    expect(once && applyChange(once, add)).toBe(once);
  });

  it('passes over changes whose data was erased', () => {
    const blank: EventChange = { seq: 1, at, by: 'test', eventId: 'e1', item: 'i1', op: 'add', data: null };
    expect(fold([blank, change(2, { op: 'hide', data: {} })])).toBeNull();
  });
});

describe('toEvent', () => {
  it('counts publishers, not reports, and links each to its first report that has a link', () => {
    const record = fold([add]);
    if (!record) throw new Error('no event');
    const reports = [{ ...report('i1', 'Paper One'), url: '' }, report('i2', 'Paper One'), report('i3', 'Paper Two')];
    const event = toEvent({ ...record, reports });
    expect(event.sources).toEqual(['Paper One', 'Paper Two']);
    expect(event.sourceUrls).toEqual(['https://news.example/i2', 'https://news.example/i3']);
    expect(event.sourceCount).toBe(2);
    expect(event).not.toHaveProperty('reports');
  });
});
