import { Button, Group, Modal } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useSignOut } from "../../api/queries.ts";
import { useSignal } from "../../lib/signal.ts";
import { Fault } from "../../ui/Fault.tsx";
import { WayBackCard } from "./WayBackCard.tsx";
import { keepWayBack, wayBack } from "./way-back.ts";

/** Asks before somebody is forgotten who might not find back. */
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
    <Modal opened={opened} onClose={onClose} title="Sign out?">
      {way ? (
        <WayBackCard />
      ) : (
        <p>
          This browser forgets you. You come back by your link, or by e-mail and password if you have set
          them.
        </p>
      )}
      <Fault error={signOut.error} />
      <Group justify="flex-end" mt={16}>
        <Button variant="default" onClick={onClose}>
          Stay
        </Button>
        <Button loading={signOut.isPending} onClick={() => void leave()}>
          Sign out
        </Button>
      </Group>
    </Modal>
  );
}
