import { resolve } from 'node:path'
import { Role } from '#contract/access.ts'
import { paymentVariables, readPaymentAccount } from '#server/billing/payment/provider/open.ts'
import type { PaymentAccount } from '#server/billing/payment/provider/provider.ts'
import { type MapTiles, mapTilesOf } from './config/map-tiles.ts'
import {
  type ArchiveConfig,
  archiveOf,
  type ExotelConfig,
  exotelOf,
  type Msg91Config,
  msg91Of,
  type S3Config,
  s3Of,
  type WhatsAppConfig,
  whatsappOf,
} from './config/provider.ts'
import { ConfigError, type Values, variables } from './config/variable.ts'

export interface Config {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /**
   * The same database without the pooler that DATABASE_URL goes through, which gives a connection
   * for a transaction alone.
   */
  databaseDirectUrl: string | undefined
  /** The key of KYC documents and signed links; if not set, it is stored in DATA_DIR. */
  secretKey: Buffer | undefined
  /** The replacement key for `npm run rekey`. */
  newSecretKey: Buffer | undefined
  /** Read replicas of the database, for public reads. */
  databaseReplicaUrls: string[]
  /** Where the log and base backups of the embedded database go; without it nowhere. */
  archive: ArchiveConfig | undefined
  seed: 'demo' | 'none'
  /** The first superadmin, created if there is none. */
  administrator: { username: string; password: string }
  /** The roles of administrators that need a second factor (decision 0111). */
  factorRoles: readonly Role[]
  publicUrl: string | undefined
  /**
   * The map style for visitors; without one the map is plain and loads nothing from other servers.
   */
  mapStyleUrl: string | undefined
  /** The streets of the built-in map; without them it has the names of places only. */
  mapTiles: MapTiles | undefined
  trustProxy: string[]
  /** Networks of the operator's own that webhooks may go to, besides public addresses. */
  webhookNetworks: string[]
  metricsToken: string | undefined
  /** The OpenTelemetry collector for traces and metrics; without one none are sent. */
  telemetryUrl: string | undefined
  /** Event loop delay in milliseconds above which requests are refused; 0 never refuses any. */
  busyAfter: number
  /** Storage of photos and documents; if not set, they are under DATA_DIR. */
  s3: S3Config | undefined
  /** The SMTP server; without one, e-mail is only recorded. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The SMS provider; without one, SMS are only recorded. */
  msg91: Msg91Config | undefined
  /** The WhatsApp provider; without one, messages are only recorded. */
  whatsapp: WhatsAppConfig | undefined
  /** Who connects calls; without one people call each other's numbers. */
  exotel: ExotelConfig | undefined
  /**
   * The payment provider; without one, brokers pay by bank or UPI and an administrator confirms.
   */
  payment: PaymentAccount | undefined
  upiId: string | undefined
}

/** Reads and validates the whole configuration; nothing else reads the environment. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const values: Record<string, unknown> = {}
  for (const [name, [schema, meaning]] of Object.entries({ ...variables, ...paymentVariables })) {
    const raw = environment[name]
    const result = schema.safeParse(raw === '' ? undefined : raw)
    if (!result.success) throw new ConfigError(`${name} must be ${meaning}.`)
    values[name] = result.data
  }
  return configOf(values as Values & Record<string, unknown>)
}

function configOf(values: Values & Record<string, unknown>): Config {
  const production = values.NODE_ENV === 'production'
  const seed = values.SEED ?? (production ? 'none' : 'demo')
  const demo = seed === 'demo' && !production
  const username = values.ADMIN_USERNAME ?? (demo ? 'admin' : undefined)
  const password = values.ADMIN_PASSWORD ?? (demo ? 'admin123' : undefined)
  if (!username)
    throw new ConfigError('ADMIN_USERNAME must be set: the name of the first administrator.')
  if (!password)
    throw new ConfigError('ADMIN_PASSWORD must be set: the password of the first administrator.')
  if (production && !values.PUBLIC_URL)
    throw new ConfigError('PUBLIC_URL must be set: the address people reach the site under.')
  if (seed === 'demo' && !isLoopback(values.HOST))
    throw new ConfigError(
      'HOST must be an address of this machine alone with ' +
        'the demo, whose passwords are public: set SEED=none.',
    )
  if (values.DATABASE_REPLICA_URLS && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set, since DATABASE_REPLICA_URLS is.')
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set, since DATABASE_DIRECT_URL is.')
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    secretKey: values.SECRET_KEY,
    newSecretKey: values.NEW_SECRET_KEY,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    archive: archiveOf(values),
    seed,
    administrator: { username: username.toLowerCase(), password },
    factorRoles: values.SECOND_FACTOR_ROLES.split(',').filter(Role.has),
    publicUrl: values.PUBLIC_URL,
    mapStyleUrl: values.MAP_STYLE_URL,
    mapTiles: mapTilesOf(values),
    trustProxy: (values.TRUST_PROXY ?? '').split(/[\s,]+/).filter(Boolean),
    webhookNetworks: values.WEBHOOK_NETWORKS ?? [],
    metricsToken: values.METRICS_TOKEN,
    telemetryUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    busyAfter: values.BUSY_AFTER_MS,
    s3: s3Of(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'no-reply@brickbazaar.in',
    msg91: msg91Of(values),
    whatsapp: whatsappOf(values),
    exotel: exotelOf(values),
    payment: readPaymentAccount(values),
    upiId: values.UPI_ID,
  }
}

/** Returns whether an address can be reached only by programs on this machine. */
export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host.startsWith('127.')
