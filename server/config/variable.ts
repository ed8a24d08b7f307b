import { z } from 'zod'
import { isUpiId } from '#domain/money/upi-link.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/)

/** Separated by commas; a comma in a password is written as %2C. */
const databaseUrls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .pipe(z.array(databaseUrl).max(16))

const networks = z
  .string()
  .transform((text) => text.split(',').map((range) => range.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).max(16))

const secretKey = z
  .string()
  .regex(/^[\da-f]{64}$/i)
  .transform((text) => Buffer.from(text, 'hex'))

const secretKeyMeaning = '64 hexadecimal digits, such as openssl rand -hex 32 makes'

export const secretText = z.string().regex(/^\S{8,1000}$/)
const pathSecret = z.string().regex(/^[\w-]{16,200}$/)
const pathSecretMeaning = '16 to 200 letters, digits, - or _'
const s3Key = z.string().regex(/^\S{3,200}$/)
const bucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
const bucketMeaning = 'the name of a bucket: 3 to 63 small letters, digits, - and .'
const count = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
const s3KeyMeaning = 'a key of 3 to 200 characters without spaces'
export const httpUrl = z.url({ protocol: /^https?$/ })

/** The schema of a variable, and a description of valid values. */
export type Setting = [z.ZodType, string]

// Describes valid values in words: the value itself is never printed, since it may be a secret.
export const variables = {
  NODE_ENV: [
    z.enum(['production', 'development', 'test']).optional(),
    'production, development or test',
  ],
  PORT: [port.default(5001), 'a port number from 0 to 65535'],
  HOST: [z.string().min(1).max(255).default('127.0.0.1'), 'a host name or an address'],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder'],
  DATABASE_URL: [databaseUrl.optional(), 'an address like postgres://user:password@host:5432/name'],
  DATABASE_DIRECT_URL: [
    databaseUrl.optional(),
    'an address like postgres://user:password@host:5432/name',
  ],
  DATABASE_REPLICA_URLS: [
    databaseUrls.optional(),
    'addresses like postgres://user:password@host:5432/name, at most 16, joined by commas',
  ],
  SECRET_KEY: [secretKey.optional(), secretKeyMeaning],
  NEW_SECRET_KEY: [secretKey.optional(), secretKeyMeaning],
  ARCHIVE_DIR: [z.string().min(1).optional(), 'a folder'],
  ARCHIVE_BUCKET: [bucketName.optional(), bucketMeaning],
  ARCHIVE_EVERY_S: [
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .refine((value) => value >= 1 && value <= 3_600)
      .default(60),
    'a number of seconds from 1 to 3600',
  ],
  ARCHIVE_BASE_HOURS: [count.default(24), 'a number of hours from 1 to 9999'],
  ARCHIVE_KEEP_DAYS: [count.default(14), 'a number of days from 1 to 9999'],
  SEED: [z.enum(['demo', 'none']).optional(), 'demo or none'],
  ADMIN_USERNAME: [z.string().min(3).max(80).optional(), 'a name of 3 to 80 characters'],
  ADMIN_PASSWORD: [z.string().min(6).max(256).optional(), 'a password of 6 to 256 characters'],
  SECOND_FACTOR_ROLES: [
    z
      .string()
      .regex(/^(none|(superadmin|admin|moderator)(,(superadmin|admin|moderator))*)$/)
      .default('superadmin,admin'),
    'superadmin, admin, moderator, joined by commas, or none',
  ],
  PUBLIC_URL: [z.url().optional(), 'an address like https://example.in'],
  MAP_STYLE_URL: [
    httpUrl.optional(),
    'the address of a map style, like https://maps.example.in/style.json',
  ],
  MAP_TILES: [
    z
      .string()
      .regex(/^[^\0]{1,1000}$/)
      .optional(),
    'the path of a PMTiles file, or s3: and the key of one in the bucket',
  ],
  TRUST_PROXY: [
    z
      .string()
      .regex(/^[\da-f.:/, ]+$/i)
      .optional(),
    'addresses or CIDR ranges of proxies, joined by commas',
  ],
  WEBHOOK_NETWORKS: [
    networks.optional(),
    'IP addresses or CIDR ranges, at most 16, joined by commas',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    httpUrl.optional(),
    'the address of a collector, like http://127.0.0.1:4318',
  ],
  S3_ENDPOINT: [httpUrl.optional(), 'an address like https://s3.ap-south-1.amazonaws.com'],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z\d-]{2,60}$/)
      .optional(),
    'a region like ap-south-1',
  ],
  S3_BUCKET: [bucketName.optional(), bucketMeaning],
  S3_ACCESS_KEY_ID: [s3Key.optional(), s3KeyMeaning],
  S3_SECRET_ACCESS_KEY: [s3Key.optional(), s3KeyMeaning],
  SMTP_URL: [
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .optional(),
    'an address like smtps://user:password@mail.example.in:465',
  ],
  MAIL_FROM: [
    z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/)
      .optional(),
    'the e-mail address messages come from',
  ],
  MSG91_AUTH_KEY: [secretText.optional(), 'the authentication key of an MSG91 account'],
  MSG91_SENDER_ID: [
    z
      .string()
      .regex(/^[A-Za-z0-9]{3,6}$/)
      .optional(),
    'the header SMS come from, 3 to 6 letters or digits, as registered',
  ],
  MSG91_WEBHOOK_SECRET: [pathSecret.optional(), pathSecretMeaning],
  MSG91_URL: [httpUrl.default('https://control.msg91.com'), 'an address like https://example.in'],
  WHATSAPP_TOKEN: [secretText.optional(), 'an access token of the WhatsApp Cloud API'],
  WHATSAPP_PHONE_ID: [
    z
      .string()
      .regex(/^\d{5,30}$/)
      .optional(),
    'the phone number ID of the WhatsApp Cloud API: digits',
  ],
  WHATSAPP_APP_SECRET: [secretText.optional(), 'the app secret WhatsApp signs with'],
  WHATSAPP_VERIFY_TOKEN: [pathSecret.optional(), pathSecretMeaning],
  WHATSAPP_URL: [
    httpUrl.default('https://graph.facebook.com/v23.0'),
    'an address like https://graph.facebook.com/v23.0',
  ],
  EXOTEL_ACCOUNT_SID: [
    z
      .string()
      .regex(/^[\w-]{3,100}$/)
      .optional(),
    'the SID of an Exotel account',
  ],
  EXOTEL_API_KEY: [secretText.optional(), 'the API key of an Exotel account'],
  EXOTEL_API_TOKEN: [secretText.optional(), 'the API token of an Exotel account'],
  EXOTEL_CALLER_ID: [
    z
      .string()
      .regex(/^\+?\d{6,15}$/)
      .optional(),
    'the ExoPhone that people are called from',
  ],
  EXOTEL_WEBHOOK_SECRET: [pathSecret.optional(), pathSecretMeaning],
  EXOTEL_URL: [httpUrl.default('https://api.in.exotel.com'), 'an address like https://example.in'],
  UPI_ID: [z.string().refine(isUpiId).optional(), 'the UPI id brokers pay to, like name@bank'],
  BUSY_AFTER_MS: [
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .default(2_000),
    'a number of milliseconds, or 0 to turn nobody away',
  ],
  METRICS_TOKEN: [z.string().min(16).optional(), 'a token of at least 16 characters'],
} satisfies Record<string, Setting>

export type Name = keyof typeof variables
export type Values = { [K in Name]: z.output<(typeof variables)[K][0]> }

/** An invalid setting: startup stops with this message. */
export class ConfigError extends Error {}

/** Requires that variables which belong together are all set, or none. */
export function allOrNone<const Given extends string>(
  values: Partial<Record<Given, unknown>>,
  names: readonly Given[],
): Record<Given, string> | undefined {
  const given: Partial<Record<Given, string>> = {}
  for (const name of names) {
    const value = values[name]
    if (typeof value === 'string') given[name] = value
  }
  const present = names.filter((name) => name in given)
  const missing = names.find((name) => !(name in given))
  if (present.length === 0) return undefined
  if (missing) throw new ConfigError(`${missing} must be set, since ${present[0]} is.`)
  return given as Record<Given, string>
}
