/** Something that takes ever more memory, in a thread. */
export default (): never => {
  const kept: object[] = [];
  for (;;) kept.push({ before: kept.length });
};
