import css from '../time/ZoneChoice.module.css';
import { chooseArrival, useArrivalChoice } from './choice.ts';

/** Whether new events appear at once, at the top of a list that is not being read, or wait to be asked for. */
export function ArrivalChoice() {
  const waits = useArrivalChoice((state) => state.waits);
  return (
    <label className={css.zone}>
      <span className={css.wide}>New events</span>
      <select
        value={waits ? 'wait' : 'enter'}
        onChange={({ currentTarget }) => chooseArrival(currentTarget.value === 'wait')}
      >
        <option value="enter">appear at once</option>
        <option value="wait">wait</option>
      </select>
    </label>
  );
}
