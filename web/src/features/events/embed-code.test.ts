import { expect, it } from 'vitest';
import { embedCodeOf } from './embed-code.ts';

it('is a frame of the event, whose title cannot leave its attribute', () => {
  expect(embedCodeOf({ id: 'event 1', title: '"Quills" <b> & more' }, 'https://vigil.example')).toBe(
    '<iframe src="https://vigil.example/embed?event=event%201" title="&quot;Quills&quot; &lt;b&gt; &amp; more" ' +
      'width="400" height="240" loading="lazy"></iframe>',
  );
});
