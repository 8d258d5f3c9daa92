/** The phrases of a table, one a line. */
export function phrasesOf(table: string): string[] {
  return table.trim().split('\n');
}

/** Phrases with the notes after ` | `, one a line. */
export function annotatedPhrasesOf(table: string): { phrase: string; notes: string[] }[] {
  return phrasesOf(table).map((line) => {
    const [phrase = '', notes = ''] = line.split(' | ');
    return { phrase, notes: notes === '' ? [] : notes.split(', ') };
  });
}
