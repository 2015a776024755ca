import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShiprocketKeys } from '@postprocure/api/modules/fulfilment/index';
import type { RazorpayKeys } from '@postprocure/api/modules/payments/index';
import { staffTwoFactorPolicies, type StaffTwoFactor } from '@postprocure/contracts/accounts/session';
import { brand } from '@postprocure/contracts/brand';
import {
  demoLegalDetails,
  legalDetailsSchema,
  type LegalDetails,
} from '@postprocure/contracts/legal-details';
import { cancelPolicies, type CancelPolicy } from '@postprocure/contracts/orders/cancel-policy';
import { z } from 'zod';
import { StartError } from '../process/start-error.ts';

const wholeNumber = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const port = wholeNumber(0, 65_535);

const webAddress = z
  .string()
  .refine(isWebAddress, 'a URL such as https://shop.example.in, without a path')
  .transform((value) => new URL(value).origin);

const databaseUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
    'a URL such as postgres://user:password@host:5432/database',
  );

const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
    'a URL such as smtp://user:password@host:587, or smtps:// for implicit TLS',
  );

const mailFrom = z
  .string()
  .max(300)
  .regex(
    /^(?:[^<>\r\n"]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
    'an email address, or a name and an <address>',
  );

const trustProxy = z
  .string()
  .regex(
    /^(true|false|[\da-f.:/, ]+)$/i,
    "true, false, or the proxies' addresses or networks separated by commas",
  )
  .transform((value) => (value === 'true' || value === 'false' ? value === 'true' : value));

const signingSecret = z
  .string()
  .min(32, 'at least 32 characters')
  .refine(isUnpredictable, 'random, for example the output of: openssl rand -base64 48');

const environment = z.object({
  PORT: port.default(3000),
  SELLER_PORT: port.default(3001),
  HOST: z
    .string()
    .regex(/^[\w.:-]{1,255}$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  STOREFRONT_URL: webAddress.optional(),
  SELLER_APP_URL: webAddress.optional(),
  DEMO_PRODUCTS: wholeNumber(0, 5_000_000).default(20_000),
  IMPORT_MAX_MB: wholeNumber(1, 10_000).default(100),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(600),
  TRUST_PROXY: trustProxy.default(false),
  JWT_SECRET: signingSecret.optional(),
  JWT_SECRET_PREVIOUS: signingSecret.optional(),
  SMTP_URL: smtpUrl.optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(live|test)_\w{4,40}$/, 'a key id such as rzp_live_A1b2C3d4E5f6G7')
    .optional(),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'at least 8 characters').optional(),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(8, 'at least 8 characters').optional(),
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[\dA-Z]{6,30}$/i, 'the number of a RazorpayX account')
    .optional(),
  SHIPROCKET_EMAIL: z.email('the email address of a Shiprocket API user').optional(),
  SHIPROCKET_PASSWORD: z.string().min(1).optional(),
  SHIPROCKET_WEBHOOK_KEY: z.string().min(16, 'at least 16 characters').optional(),
  CANCEL_POLICY: z
    .enum(cancelPolicies, { error: `one of ${cancelPolicies.join(', ')}` })
    .default('untilDispatch'),
  SANDBOX_SCAN_SECONDS: wholeNumber(0, 86_400).default(7),
  LEGAL_DETAILS: z.string().optional(),
  STAFF_TWO_FACTOR: z
    .enum(staffTwoFactorPolicies, { error: `one of ${staffTwoFactorPolicies.join(', ')}` })
    .optional(),
  MAIL_FROM: mailFrom.default(`${brand.name} <${brand.email}>`),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

const secrets = new Set([
  'DATABASE_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'SMTP_URL',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'SHIPROCKET_PASSWORD',
  'SHIPROCKET_WEBHOOK_KEY',
]);

export interface Config {
  port: number;
  sellerPort: number;
  host: string;
  dataDir: string;
  /** If undefined, the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | undefined;
  storefrontUrl: string | undefined;
  sellerAppUrl: string | undefined;
  demoProducts: number;
  /** The largest catalogue file that staff can upload. */
  importMaxBytes: number;
  /** 0 disables the limit. */
  rateLimitPerMinute: number;
  /** Which proxies may set the client's address: all, none, or the listed ones. */
  trustProxy: boolean | string;
  /** If undefined, a key is generated once and stored in `dataDir`. */
  jwtSecret: string | undefined;
  /** Still accepted while `jwtSecret` replaces it. */
  previousJwtSecret: string | undefined;
  /** If undefined, emails are saved to a folder in `dataDir` instead of being sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** If null, payments go to the sandbox, which moves no real money. */
  razorpay: RazorpayKeys | null;
  /** If null, parcels go to the sandbox carrier, which ships nothing. */
  shiprocket: ShiprocketKeys | null;
  /** Time between two scans of the sandbox carrier. */
  sandboxScanSeconds: number;
  /** The company that operates the product. Demo values unless configured. */
  legalDetails: LegalDetails;
  cancelPolicy: CancelPolicy;
  /** Whether staff must use two-factor login. Optional by default in the demo, whose passwords are public. */
  staffTwoFactor: StaffTwoFactor;
  logLevel: z.output<typeof environment>['LOG_LEVEL'];
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  // Compose files and shells pass an unset variable as an empty string.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw new StartError(parsed.error.issues.map((issue) => word(issue, given)).join('\n'));
  const values = parsed.data;
  if (values.PORT === values.SELLER_PORT && values.PORT !== 0) {
    throw new StartError(`PORT and SELLER_PORT must differ; both are ${values.PORT}.`);
  }
  if (
    values.JWT_SECRET_PREVIOUS !== undefined &&
    (values.JWT_SECRET === undefined || values.JWT_SECRET === values.JWT_SECRET_PREVIOUS)
  ) {
    throw new StartError('JWT_SECRET_PREVIOUS is the old key, so JWT_SECRET must be set to a new one.');
  }
  const razorpay = readRazorpayKeys(values);
  if (razorpay && values.LEGAL_DETAILS === undefined) {
    throw new StartError(
      'LEGAL_DETAILS must be set when the RAZORPAY_ variables are set: invoices for real payments need the details of a real company.',
    );
  }
  const isDemo = values.DATABASE_URL === undefined && razorpay === null;
  return {
    port: values.PORT,
    sellerPort: values.SELLER_PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    storefrontUrl: values.STOREFRONT_URL,
    sellerAppUrl: values.SELLER_APP_URL,
    demoProducts: values.DEMO_PRODUCTS,
    importMaxBytes: values.IMPORT_MAX_MB * 1024 * 1024,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    trustProxy: values.TRUST_PROXY,
    jwtSecret: values.JWT_SECRET,
    previousJwtSecret: values.JWT_SECRET_PREVIOUS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    razorpay,
    shiprocket: readShiprocketKeys(values),
    sandboxScanSeconds: values.SANDBOX_SCAN_SECONDS,
    legalDetails:
      values.LEGAL_DETAILS === undefined ? demoLegalDetails : readLegalDetails(values.LEGAL_DETAILS),
    cancelPolicy: values.CANCEL_POLICY,
    staffTwoFactor: values.STAFF_TWO_FACTOR ?? (isDemo ? 'optional' : 'required'),
    logLevel: values.LOG_LEVEL,
  };
}

const razorpayVariables = [
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAYX_ACCOUNT_NUMBER',
] as const;

/** Returns null if no key is set. Setting only some of them is an error: payments could be taken but not tracked. */
function readRazorpayKeys(values: z.output<typeof environment>): RazorpayKeys | null {
  const missing = razorpayVariables.filter((name) => values[name] === undefined);
  const previousWebhookSecret = values.RAZORPAY_WEBHOOK_SECRET_PREVIOUS;
  if (missing.length === razorpayVariables.length && previousWebhookSecret === undefined) return null;
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAYX_ACCOUNT_NUMBER: payoutAccount,
  } = values;
  if (
    keyId === undefined ||
    keySecret === undefined ||
    webhookSecret === undefined ||
    payoutAccount === undefined
  ) {
    throw new StartError(
      `${missing.join(', ')} must be set too: either all of ${razorpayVariables.join(', ')}, or none for the payment sandbox.`,
    );
  }
  return { keyId, keySecret, webhookSecret, previousWebhookSecret, payoutAccount };
}

/** Returns null if no key is set. Setting only some of them is an error: parcels could be booked but not tracked. */
function readShiprocketKeys(values: z.output<typeof environment>): ShiprocketKeys | null {
  const names = ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_WEBHOOK_KEY'] as const;
  const {
    SHIPROCKET_EMAIL: email,
    SHIPROCKET_PASSWORD: password,
    SHIPROCKET_WEBHOOK_KEY: webhookKey,
  } = values;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (email === undefined || password === undefined || webhookKey === undefined) {
    throw new StartError(
      `${missing.join(', ')} must be set too: either all of ${names.join(', ')}, or none for the sandbox carrier.`,
    );
  }
  return { email, password, webhookKey };
}

/** Reads a JSON file with the fields of `legalDetailsSchema`. */
function readLegalDetails(file: string): LegalDetails {
  const fail = (reason: string) =>
    new StartError(`LEGAL_DETAILS must be the path to a JSON file with your company's details; ${reason}.`);
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = z
    .object({ isDemo: z.boolean().default(false) })
    .loose()
    .pipe(legalDetailsSchema)
    .safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path: where, message }) => `${where.join('.')}: ${message.replace(/\.$/, '')}`,
  );
  throw fail(`in ${file}, ${issues.join('; ')}`);
}

/**
 * An external database requires JWT_SECRET. The server encrypts data with it, so data encrypted with a key generated
 * on this machine could not be read on other machines.
 */
export function readServerConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(env);
  if (config.databaseUrl !== undefined && config.jwtSecret === undefined) {
    throw new StartError(
      'JWT_SECRET is required with DATABASE_URL: it encrypts data in that database, which cannot be read without it. Set it to at least 32 random characters, the same on every machine. If the server has already run without it, use the key in DATA_DIR/signing-key.',
    );
  }
  return config;
}

function word(issue: z.core.$ZodIssue, given: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]);
  const value = given[name] ?? '';
  const found = secrets.has(name) ? 'the value given is not' : `it is "${value.slice(0, 80)}"`;
  return `${name} must be ${issue.message}; ${found}.`;
}

/**
 * Estimates the entropy, to reject repeated words and characters. The estimate for 32 random hexadecimal digits is about
 * 120 bits.
 */
function isUnpredictable(value: string): boolean {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bitsPerCharacter = [...counts.values()]
    .map((count) => count / value.length)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
  return bitsPerCharacter * value.length >= 100;
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}
