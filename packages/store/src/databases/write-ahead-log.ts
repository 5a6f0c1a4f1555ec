import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * The file to which SQLite appends commits. It is brought to the disk here and not by SQLite, which would keep the whole
 * process waiting for a slow disk.
 */
export class WriteAheadLog {
  private readonly file: string;
  private opened: FileHandle | undefined;
  private failure: unknown;

  /** The file is that of the database. */
  constructor(file: string) {
    this.file = file;
  }

  /** Resolves when everything committed so far is on the disk. */
  async sync(): Promise<void> {
    // After a failure nobody knows what the disk has, and trying again would hide that.
    if (this.failure) throw this.failure;
    try {
      this.opened ??= await this.open();
      await this.opened?.datasync();
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.opened?.close();
  }

  /** There is none as long as nothing was written. */
  private async open(): Promise<FileHandle | undefined> {
    try {
      const handle = await open(`${this.file}-wal`, "r+");
      await syncFolder(dirname(this.file));
      return handle;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }
}

/** A new file is found again only if its folder is on the disk, too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
