/** What is needed of the scope that a service worker runs in, which DOM types don't describe. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows;
  readonly navigator: Pick<Navigator, "setAppBadge">;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}

/** The pages of this site that are open. */
export interface Windows {
  matchAll(options: {
    readonly type: "window";
    readonly includeUncontrolled?: boolean;
  }): Promise<readonly OpenWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

export interface OpenWindow {
  readonly url: string;
  readonly visibilityState?: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface WorkerEvent extends Event {
  readonly data: unknown;
  /** Of a notification that was clicked. */
  readonly notification: Notification;
  /** Of a sync. */
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}
