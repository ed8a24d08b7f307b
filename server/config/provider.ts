import { resolve } from 'node:path'
import { allOrNone, ConfigError, type Values } from './variable.ts'

/** External providers: each is used if its variables are set. */

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
  /** The secret last part of the URL for delivery reports; without it none are accepted. */
  webhookSecret: string | undefined
}

export interface WhatsAppConfig {
  url: string
  token: string
  phoneId: string
  appSecret: string
  verifyToken: string
}

/** Calls between brokers and seekers. */
export interface ExotelConfig {
  url: string
  accountSid: string
  apiKey: string
  apiToken: string
  callerId: string
  /** The secret last part of the URL for the reports of calls. */
  webhookSecret: string
}

/** The archive of the embedded database: a folder, or a bucket of the store of S3_ENDPOINT. */
export interface ArchiveConfig {
  folder: string | undefined
  bucket: S3Config | undefined
  /** Seconds between two segments of the log. */
  every: number
  baseHours: number
  keepDays: number
}

export function archiveOf(values: Values): ArchiveConfig | undefined {
  const { ARCHIVE_DIR: folder, ARCHIVE_BUCKET: name } = values
  if (!folder && !name) return undefined
  if (values.DATABASE_URL) {
    throw new ConfigError(
      `${folder ? 'ARCHIVE_DIR' : 'ARCHIVE_BUCKET'} must not be set, since DATABASE_URL is: the ` +
        'archive of a database of your own is that of its pgBackRest.',
    )
  }
  if (folder && name)
    throw new ConfigError('ARCHIVE_DIR must not be set, since ARCHIVE_BUCKET is: name one of them.')
  const s3 = s3Of(values)
  if (name && !s3) throw new ConfigError('S3_ENDPOINT must be set, since ARCHIVE_BUCKET is.')
  return {
    folder: folder && resolve(folder),
    bucket: name && s3 ? { ...s3, bucket: name } : undefined,
    every: values.ARCHIVE_EVERY_S,
    baseHours: values.ARCHIVE_BASE_HOURS,
    keepDays: values.ARCHIVE_KEEP_DAYS,
  }
}

export function exotelOf(values: Values): ExotelConfig | undefined {
  const given = allOrNone(values, [
    'EXOTEL_ACCOUNT_SID',
    'EXOTEL_API_KEY',
    'EXOTEL_API_TOKEN',
    'EXOTEL_CALLER_ID',
    'EXOTEL_WEBHOOK_SECRET',
  ])
  return (
    given && {
      url: values.EXOTEL_URL,
      accountSid: given.EXOTEL_ACCOUNT_SID,
      apiKey: given.EXOTEL_API_KEY,
      apiToken: given.EXOTEL_API_TOKEN,
      callerId: given.EXOTEL_CALLER_ID,
      webhookSecret: given.EXOTEL_WEBHOOK_SECRET,
    }
  )
}

export function s3Of(values: Values): S3Config | undefined {
  const given = allOrNone(values, [
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

export function msg91Of(values: Values): Msg91Config | undefined {
  const given = allOrNone(values, ['MSG91_AUTH_KEY', 'MSG91_SENDER_ID'])
  return (
    given && {
      url: values.MSG91_URL,
      authKey: given.MSG91_AUTH_KEY,
      senderId: given.MSG91_SENDER_ID,
      webhookSecret: values.MSG91_WEBHOOK_SECRET,
    }
  )
}

export function whatsappOf(values: Values): WhatsAppConfig | undefined {
  const given = allOrNone(values, [
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
