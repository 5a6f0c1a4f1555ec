import { clearDevice } from "./device-db.ts";

/**
 * Forgets a person on this device: the games that were kept for them, their notifications, and the browser's push
 * subscription. The server forgets that with their session.
 */
export async function forgetDevice(): Promise<void> {
  await clearDevice().catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await navigator.clearAppBadge?.();
}
