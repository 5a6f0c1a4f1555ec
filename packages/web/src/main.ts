/** How long the application waits for the page's first picture at most, in ms. */
const PATIENCE = 1000;

/** The board that the server sent has been painted: nothing takes its place in the queue before. */
async function pictureSeen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("#shell picture img");
  if (!picture || document.hidden) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
    const painted = (): number => requestAnimationFrame(() => setTimeout(resolve));
    if (picture.complete) painted();
    else {
      picture.addEventListener("load", painted);
      picture.addEventListener("error", () => resolve());
    }
  });
}

await pictureSeen();
// What the page needs is fetched at once, not as one file after the other asks for it.
const files = document.querySelector<HTMLTemplateElement>("template#files");
if (files) document.head.append(files.content);
// Loaded this way, the application's styles don't hold up what the page shows before it is there.
await import("./app/App.tsx");
