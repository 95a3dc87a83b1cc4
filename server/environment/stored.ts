import { z } from "zod";
import { empty, optionalUrl, whole } from "./kinds.ts";

/** Where everything is stored, and what it is signed with. */
export const stored = {
  DATA_DIR: z
    .string()
    .min(1)
    .default("./.data")
    .describe("Folder of the SQLite database and scratch files, and of all stored files unless STORAGE is set."),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, "postgresql://user:password@host/database").describe(
    "PostgreSQL instead of SQLite, such as postgresql://user:password@host/database. Needed for several servers.",
  ),
  STORAGE: z
    .string()
    .optional()
    .describe("Where files are stored: a folder, or s3://bucket/folder?endpoint=https://…&region=…&path_style=1."),
  S3_ACCESS_KEY_ID: z.string().optional().describe("The access key for s3:// storage."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret of that key."),
  S3_SESSION_TOKEN: z.string().optional().describe("Only for temporary keys."),
  MEDIA_DIR: z.string().optional().describe("A further folder of pictures, read only."),
  FEEDS_DIR: z
    .union([empty, z.string()])
    .optional()
    .describe(
      "The folder of local feeds and of SFTP keys. Dealerships' files may name nothing outside it, and nothing while it is not set.",
    ),
  DISK_RESERVE_MB: whole(256)
    .min(0)
    .default(256)
    .describe(
      "Disk space kept free for leads. Below twice as much, the server takes no events and fetches no feeds or pictures; below it, no uploads.",
    ),
  BACKUP_PASSPHRASE: z
    .union([empty, z.string().min(12, "use at least 12 characters")])
    .optional()
    .describe("Encrypts the files that `forecourt backup` writes, and decrypts them on restore."),

  SECRET: z
    .union([empty, z.string().min(16, "use at least 16 characters")])
    .optional()
    .describe(
      "Signs tokens and links. All servers of one database need the same. Without it, the server creates one in DATA_DIR.",
    ),
  SECRET_PREVIOUS: z
    .union([empty, z.string().min(16, "use at least 16 characters")])
    .optional()
    .describe(
      "The SECRET before this one. Its signatures stay valid, and servers sign with it until all of them know the new one.",
    ),
};
