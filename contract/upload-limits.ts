import { t } from '#domain/locale/translate.ts'

const megabyte = 1024 * 1024
const megabytes = { photo: 10, document: 10, recordFile: 10, listingFile: 100, workbook: 20 }

/** Limits of photo uploads (LST-15). */
export const photoLimits = {
  maxBytes: megabytes.photo * megabyte,
  maxSize: `${megabytes.photo} MB`,
  maxFiles: 20,
  /** Per broker in 24 hours: thirty full listings, but no storage for other people's pictures. */
  maxPerDay: 600,
  formats: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  get hint(): string {
    return t('PNG, JPG, GIF up to {size}MB each', { size: megabytes.photo })
  },
} as const

/** Limits of KYC documents. */
export const documentLimits = {
  maxBytes: megabytes.document * megabyte,
  maxSize: `${megabytes.document} MB`,
  /** Per broker, all kinds together. */
  maxFiles: 12,
  formats: ['application/pdf', 'image/png', 'image/jpeg'],
  get hint(): string {
    return t('PDF, PNG or JPEG up to {size} MB', { size: megabytes.document })
  },
} as const

/** Limits of a listings file. */
export const importLimits = {
  maxBytes: megabytes.listingFile * megabyte,
  maxSize: `${megabytes.listingFile} MB`,
  /** Smaller, because a workbook is parsed at once and not as a stream. */
  workbookBytes: megabytes.workbook * megabyte,
  workbookRows: 20_000,
  extensions: ['.csv.gz', '.csv', '.xlsx', '.xls'],
  get formats(): string {
    return t('.csv or .csv.gz up to {csv} MB, .xlsx or .xls up to {workbook} MB and 20,000 rows', {
      csv: megabytes.listingFile,
      workbook: megabytes.workbook,
    })
  },
} as const

/** Limits of a file of brokers, customers or other records. */
export const sheetLimits = {
  maxBytes: megabytes.recordFile * megabyte,
  maxSize: `${megabytes.recordFile} MB`,
  maxRows: 10_000,
  maxColumns: 200,
  extensions: ['.csv', '.xlsx', '.xls'],
  get formats(): string {
    return t('.csv, .xlsx or .xls, up to {size} MB and 10,000 rows', {
      size: megabytes.recordFile,
    })
  },
} as const
