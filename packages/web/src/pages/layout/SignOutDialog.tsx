import { Button, Group, Modal } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useSignOut } from "../../api/queries.ts";
import { useSignal } from "../../lib/signal.ts";
import { ui } from "../../messages/ui.ts";
import { Fault } from "../../ui/Fault.tsx";
import { WayBackCard } from "./WayBackCard.tsx";
import { keepWayBack, wayBack } from "./way-back.ts";

/** Asks before someone is forgotten who might not find back. */
export function SignOutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const way = useSignal(wayBack);
  const leave = async (): Promise<void> => {
    await signOut.mutateAsync();
    keepWayBack(null);
    onClose();
    await navigate({ to: "/" });
  };
  return (
    <Modal opened={opened} onClose={onClose} title={ui("signOutTitle")}>
      {way ? <WayBackCard /> : <p>{ui("signOutText")}</p>}
      <Fault error={signOut.error} />
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          {ui("stay")}
        </Button>
        <Button loading={signOut.isPending} onClick={() => void leave()}>
          {ui("signOut")}
        </Button>
      </Group>
    </Modal>
  );
}
