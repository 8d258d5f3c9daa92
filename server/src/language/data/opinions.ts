/**
 * An opinion of an attack, one phrase a line: a reaction (`meanings.ts`), and not the attack itself (`topics.ts`). Phrases
 * that only one of these lists has stand there.
 */
export const opinionsOfAttacks = `opposes
oppose
opposed
opposition to
support for
support strike
support strikes
support attack
support attacks
supports strike
supports strikes
supports attack
supports attacks
supports the
back strikes
back attack
back attacks
back us
back israeli
back iranian
disapprov*
approve of
approves of
in favour of
in favor of
favour strikes
favor strikes
endors*
`;
