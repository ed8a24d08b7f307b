import { resolve } from 'node:path'
import { z } from 'zod'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/)

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
  TRUST_PROXY: [
    z
      .string()
      .regex(/^[\da-f.:/, ]+$/i)
      .optional(),
    'addresses or CIDR ranges of proxies, joined by commas',
  ],
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
  trustProxy: string[]
  metricsToken: string | undefined
  /** The server e-mail goes through; without one it is only recorded. */
  smtpUrl: string | undefined
  mailFrom: string
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
    trustProxy: (values.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean),
    metricsToken: values.METRICS_TOKEN,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'no-reply@brickbazaar.in',
  }
}
