import { useQuery } from "@tanstack/react-query";
import type { Person } from "../../api/client.ts";
import { meQuery, useGuest } from "../../api/queries.ts";
import { keepWayBack } from "../layout/way-back.ts";

/** Who one is, or becomes by saying a name: nothing else is needed to play. */
export function useIntroduction() {
  const { data: me, isPending } = useQuery(meQuery());
  const guest = useGuest();
  return {
    /** Undefined while that is being found out. */
    me: isPending ? undefined : (me ?? null),
    error: guest.error,
    /** The person signed in, or else a new guest. */
    introduce: async (name: string): Promise<Person> => {
      if (me) return me;
      const { token, ...person } = await guest.mutateAsync(name);
      keepWayBack({ person: person.id, token });
      return person;
    },
  };
}
