import { Button, type ButtonProps } from "@mantine/core";
import { type ReactNode, useState } from "react";

export interface BusyButtonProps extends ButtonProps {
  readonly onClick: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A button for something that takes a while, and shows that it does. */
export function BusyButton({ onClick, children, ...props }: BusyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      {...props}
      loading={isBusy}
      onClick={() => {
        setBusy(true);
        void onClick().finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
