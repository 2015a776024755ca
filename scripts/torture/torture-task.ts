export interface TortureServerTask {
  databaseUrl: string;
  port: number;
  directory: string;
}

export const tortureSigningKey = new Uint8Array(32).fill(9);
