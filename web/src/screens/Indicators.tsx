import { IndicatorList } from '../features/indicators/IndicatorList.tsx';
import { Banners } from '../features/stats/Banners.tsx';
import css from './Indicators.module.css';

/** All indicators, as they are pushed. */
export function Indicators() {
  return (
    <>
      <title>Indicators · Vigil</title>
      <Banners />
      <div className={css.page}>
        <h1>Indicators</h1>
        <p className={css.intro}>
          Signs that are public before or while something happens. Each follows a rule over the events on the timeline,
          the same for both sides, and is compared with the observed days of its own last 30. An indicator is seen when
          an event of the last 72 hours shows it; it is not visible when no feed is read, or no event of any kind is
          newer than 24 hours. Hatched days were not observed: no report of them was read in time.
        </p>
        <IndicatorList />
      </div>
    </>
  );
}
