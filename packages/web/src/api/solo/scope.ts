/** What is needed of the scope that a worker runs in. */
export interface Scope<In, Out> {
  readonly name: string;
  readonly location: { readonly href: string };
  onmessage: ((event: { readonly data: In }) => void) | null;
  postMessage(message: Out): void;
}

export const scopeOf = <In, Out>(): Scope<In, Out> => globalThis as unknown as Scope<In, Out>;
