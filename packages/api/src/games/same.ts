/** `T`, if `U` says exactly the same; otherwise the compiler stops here. */
export type Same<T extends U, U extends V, V = T> = T;
