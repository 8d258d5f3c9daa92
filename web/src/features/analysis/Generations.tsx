import { Panel } from '../../kit/Panel.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import css from './Generations.module.css';
import { Refusal } from './Refusal.tsx';

/** The buttons by which an administrator generates reports. */
export function Generations() {
  return (
    <Panel
      title="Analysis"
      subtitle="Written from the events on the timeline. Every open page shows it as soon as it is done."
    >
      <div className={css.row}>
        <GenerateButton what="analysis" label="Generate Analysis" />
        <GenerateButton what="detailed" label="Generate Detailed Report" />
        <GenerateButton what="balance" label="Generate Balance of Power" />
      </div>
      <Refusal of={['analysis', 'detailed', 'balance']} />
    </Panel>
  );
}
