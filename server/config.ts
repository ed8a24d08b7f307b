import { resolve } from 'node:path'
import { z } from 'zod'
import { isUpiId } from '#domain/upi-link.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/)

const secretText = z.string().regex(/^\S{8,1000}$/)
const pathSecret = z.string().regex(/^[\w-]{16,200}$/)
const pathSecretMeaning = '16 to 200 letters, digits, - or _'
const s3Key = z.string().regex(/^\S{3,200}$/)
const s3KeyMeaning = 'a key of 3 to 200 characters without spaces'
const httpUrl = z.url({ protocol: /^https?$/ })

const razorpayUrl = 'https://api.razorpay.com'

// What each variable must be, in words: the value itself is never printed, it may be a secret.
const variables = {
  NODE_ENV: [
    z.enum(['production', 'development', 'test']).optional(),
    'production, development or test',
  ],
  PORT: [port.default(5001), 'a port number from 0 to 65535'],
  HOST: [z.string().min(1).max(255).default('127.0.0.1'), 'a host name or an address'],
  DATA_DIR: [z.string().min(1).default('./data'), 'a folder'],
  DATABASE_URL: [databaseUrl.optional(), 'an address like postgres://user:password@host:5432/name'],
  SEED: [z.enum(['demo', 'none']).optional(), 'demo or none'],
  ADMIN_USERNAME: [z.string().min(3).max(80).optional(), 'a name of 3 to 80 characters'],
  ADMIN_PASSWORD: [z.string().min(6).max(256).optional(), 'a password of 6 to 256 characters'],
  PUBLIC_URL: [z.url().optional(), 'an address like https://example.in'],
  MAP_STYLE_URL: [
    httpUrl.optional(),
    'the address of a map style, like https://maps.example.in/style.json',
  ],
  TRUST_PROXY: [
    z
      .string()
      .regex(/^[\da-f.:/, ]+$/i)
      .optional(),
    'addresses or CIDR ranges of proxies, joined by commas',
  ],
  S3_ENDPOINT: [httpUrl.optional(), 'an address like https://s3.ap-south-1.amazonaws.com'],
  S3_REGION: [
    z
      .string()
      .regex(/^[a-z\d-]{2,60}$/)
      .optional(),
    'a region like ap-south-1',
  ],
  S3_BUCKET: [
    z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
      .optional(),
    'the name of a bucket: 3 to 63 small letters, digits, - and .',
  ],
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
  RAZORPAY_KEY_ID: [secretText.optional(), 'the key ID of a Razorpay account'],
  RAZORPAY_KEY_SECRET: [secretText.optional(), 'the key secret of a Razorpay account'],
  RAZORPAY_WEBHOOK_SECRET: [secretText.optional(), 'the secret Razorpay signs webhooks with'],
  RAZORPAY_URL: [httpUrl.default(razorpayUrl), 'an address like https://example.in'],
  UPI_ID: [z.string().refine(isUpiId).optional(), 'the UPI id brokers pay to, like name@bank'],
  METRICS_TOKEN: [z.string().min(16).optional(), 'a token of at least 16 characters'],
} satisfies Record<string, [z.ZodType, string]>

type Name = keyof typeof variables
type Values = { [K in Name]: z.output<(typeof variables)[K][0]> }

export interface Config {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  seed: 'demo' | 'none'
  /** The first superadmin, made when there is none. */
  administrator: { username: string; password: string }
  publicUrl: string | undefined
  /** The map visitors see; without one it is drawn plainly, and nothing is asked of others. */
  mapStyleUrl: string | undefined
  trustProxy: string[]
  metricsToken: string | undefined
  /** Where photos and documents are kept; without it under DATA_DIR. */
  s3: S3Config | undefined
  /** The server e-mail goes through; without one it is only recorded. */
  smtpUrl: string | undefined
  mailFrom: string
  /** SMS; without it they are only recorded. */
  msg91: Msg91Config | undefined
  /** WhatsApp; without it messages are only recorded. */
  whatsapp: WhatsAppConfig | undefined
  /** Online payment; without it brokers pay by bank or UPI and an administrator confirms. */
  razorpay: RazorpayConfig | undefined
  upiId: string | undefined
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Msg91Config {
  url: string
  authKey: string
  senderId: string
  /** The last part of the address delivery reports come to; without it none is taken. */
  webhookSecret: string | undefined
}

export interface WhatsAppConfig {
  url: string
  token: string
  phoneId: string
  appSecret: string
  verifyToken: string
}

export interface RazorpayConfig {
  url: string
  /** Where their form's script comes from. */
  scriptOrigin: string
  keyId: string
  keySecret: string
  webhookSecret: string
}

/** A wrong setting: the start stops with this sentence. */
export class ConfigError extends Error {}

/** Reads and checks the whole configuration; the only reader of the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values: Partial<Record<Name, unknown>> = {}
  for (const [name, [schema, meaning]] of Object.entries(variables)) {
    const raw = environment[name]
    const result = schema.safeParse(raw === '' ? undefined : raw)
    if (!result.success) throw new ConfigError(`${name} must be ${meaning}.`)
    values[name as Name] = result.data
  }
  return configOf(values as Values)
}

function configOf(values: Values): Config {
  const production = values.NODE_ENV === 'production'
  const seed = values.SEED ?? (production ? 'none' : 'demo')
  const demo = seed === 'demo' && !production
  const username = values.ADMIN_USERNAME ?? (demo ? 'admin' : undefined)
  const password = values.ADMIN_PASSWORD ?? (demo ? 'admin123' : undefined)
  if (!username)
    throw new ConfigError('ADMIN_USERNAME must be set: the name of the first administrator.')
  if (!password)
    throw new ConfigError('ADMIN_PASSWORD must be set: the password of the first administrator.')
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    seed,
    administrator: { username: username.toLowerCase(), password },
    publicUrl: values.PUBLIC_URL,
    mapStyleUrl: values.MAP_STYLE_URL,
    trustProxy: (values.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean),
    metricsToken: values.METRICS_TOKEN,
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'no-reply@brickbazaar.in',
    msg91: msg91Of(values),
    whatsapp: whatsappOf(values),
    razorpay: razorpayOf(values),
    upiId: values.UPI_ID,
  }
}

function s3Of(values: Values): S3Config | undefined {
  const given = together(values, [
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  return (
    given && {
      endpoint: given.S3_ENDPOINT,
      region: given.S3_REGION,
      bucket: given.S3_BUCKET,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }
  )
}

function msg91Of(values: Values): Msg91Config | undefined {
  const given = together(values, ['MSG91_AUTH_KEY', 'MSG91_SENDER_ID'])
  return (
    given && {
      url: values.MSG91_URL,
      authKey: given.MSG91_AUTH_KEY,
      senderId: given.MSG91_SENDER_ID,
      webhookSecret: values.MSG91_WEBHOOK_SECRET,
    }
  )
}

function whatsappOf(values: Values): WhatsAppConfig | undefined {
  const given = together(values, [
    'WHATSAPP_TOKEN',
    'WHATSAPP_PHONE_ID',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ])
  return (
    given && {
      url: values.WHATSAPP_URL,
      token: given.WHATSAPP_TOKEN,
      phoneId: given.WHATSAPP_PHONE_ID,
      appSecret: given.WHATSAPP_APP_SECRET,
      verifyToken: given.WHATSAPP_VERIFY_TOKEN,
    }
  )
}

function razorpayOf(values: Values): RazorpayConfig | undefined {
  const url = values.RAZORPAY_URL
  const given = together(values, [
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ])
  return (
    given && {
      url,
      scriptOrigin: url === razorpayUrl ? 'https://checkout.razorpay.com' : new URL(url).origin,
      keyId: given.RAZORPAY_KEY_ID,
      keySecret: given.RAZORPAY_KEY_SECRET,
      webhookSecret: given.RAZORPAY_WEBHOOK_SECRET,
    }
  )
}

/** Variables that mean something only together: all of them, or none. */
function together<const Given extends Name>(
  values: Values,
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
