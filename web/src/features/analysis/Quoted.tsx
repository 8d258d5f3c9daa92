import type { Quote, QuotedTitle } from '@vigil/common/analysis';
import { webAddress } from '../../kit/links.ts';
import { formatBareDay, formatPoint } from '../../kit/time.ts';
import css from './Quoted.module.css';

/** A quote with its marks: each title in its language, a gloss that is not its outlet's, and outlet and time as a link to the item. */
export function Quoted({ quote: { form, quoted, others, more, notes } }: { quote: Quote }) {
  const names = more > 0 ? [...others, `${more} more`] : others;
  const about = [...(names.length > 0 ? [`with ${listed(names)}`] : []), ...notes].join('; ');
  const after = about && (form === 'sides' ? `; ${about}` : ` (${about})`);
  return (
    <>
      {form === 'sides' && 'As each side tells it: '}
      {quoted.map((one, at) => (
        <span key={one.item ?? one.title}>
          {at > 0 && '; '}
          <StatedReport quoted={one} />
          {form === 'event' && at === 0 && after}
        </span>
      ))}
      {form === 'sides' && after}.
    </>
  );
}

function StatedReport({ quoted: { label, title, lang, gloss, source, url, at, isDay } }: { quoted: QuotedTitle }) {
  const address = webAddress(url);
  const outlet = (
    <>
      <bdi>{source}</bdi>
      {at && (
        <>
          , <time dateTime={at}>{isDay ? formatBareDay(at) : formatPoint(at)}</time>
        </>
      )}
    </>
  );
  return (
    <>
      {label && `${label}: `}
      <q className={css.title} lang={lang} dir="auto">
        {title}
      </q>{' '}
      {gloss && <span className={css.gloss}>[by the reader: {gloss}] </span>}
      <span className={css.outlet}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer" data-reach>
            {outlet}
          </a>
        ) : (
          outlet
        )}
      </span>
    </>
  );
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
