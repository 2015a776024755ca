/** What a killed process needs to restart with the same settings. */
export interface TortureTask {
  databaseUrl: string;
  port: number;
  sellerPort: number;
  directory: string;
  smtpUrl: string;
}

export const tortureSecret = '3f9c1e7ab24d508613f0c9e2d7b6a845';
export const tortureSigningKey = new Uint8Array(Buffer.from(tortureSecret));
