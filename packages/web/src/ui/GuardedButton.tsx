import { Button, type ButtonProps } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId } from "react";
import css from "./GuardedButton.module.css";

export interface GuardedButtonProps extends ButtonProps {
  /** What has to be done first, as a sentence; empty if that is plain to see, null if nothing has. */
  readonly first: string | null;
  readonly type?: "submit";
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/**
 * A button that says, for everyone to read, what is missing as long as it does nothing. It can be reached and pressed all
 * the same: then it leads to the field that has to be filled in.
 */
export function GuardedButton({ first, onClick, children, ...props }: GuardedButtonProps) {
  const id = useId();
  const isOpen = first === null;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOpen) {
      onClick?.();
      return;
    }
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLElement>(":invalid")?.focus();
  };
  return (
    <>
      {first && (
        <span id={id} className={css.first}>
          {first}
        </span>
      )}
      <Button
        {...props}
        onClick={press}
        {...(!isOpen && { "data-disabled": true, "aria-disabled": true })}
        {...(first && { "aria-describedby": id })}
      >
        {children}
      </Button>
    </>
  );
}
