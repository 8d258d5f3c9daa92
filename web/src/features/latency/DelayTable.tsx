import type { Delay } from '@vigil/common/latency';
import type { ReactNode } from 'react';
import { Table } from '../../kit/components.ts';
import { delayWords } from '../../kit/delay.ts';
import { ScrollArea } from '../../kit/ScrollArea.tsx';

interface DelayTableProps {
  /** The heading of the first column. */
  subject: string;
  children: ReactNode;
}

/** Durations, one `DelayRow` a line: median, 95th percentile and number of measurements. */
export function DelayTable({ subject, children }: DelayTableProps) {
  return (
    <ScrollArea label={`Delays by ${subject}`}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{subject}</Table.Th>
            <Table.Th scope="col">Half within</Table.Th>
            <Table.Th scope="col">95 of 100 within</Table.Th>
            <Table.Th scope="col">Measured</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** `children` names what was measured. */
export function DelayRow({ count, p50, p95, children }: Delay & { children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{children}</Table.Th>
      <Table.Td>{delayWords(p50)}</Table.Td>
      <Table.Td>{delayWords(p95)}</Table.Td>
      <Table.Td>{count}</Table.Td>
    </Table.Tr>
  );
}
