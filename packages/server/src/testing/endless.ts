/** Something that never ends, in a thread. */
export default (): never => {
  for (;;);
};
