import type { SheetNoun } from '#contract/import/record-vocabulary.ts'
import { msg } from '#domain/locale/translate.ts'

interface SheetSentences {
  /** The title of the dialog of imports. */
  title: string
  imported: string
  notImported: string
  exported: string
  notExported: string
}

/** What is said about the import and the export of each kind of records. */
export const sheetSentences: Record<SheetNoun, SheetSentences> = {
  brokers: {
    title: msg('Import brokers'),
    imported: msg('Brokers imported successfully'),
    notImported: msg('Failed to import brokers'),
    exported: msg('Brokers exported successfully'),
    notExported: msg('Failed to export brokers'),
  },
  customers: {
    title: msg('Import customers'),
    imported: msg('Customers imported successfully'),
    notImported: msg('Failed to import customers'),
    exported: msg('Customers exported successfully'),
    notExported: msg('Failed to export customers'),
  },
  properties: {
    title: msg('Import properties'),
    imported: msg('Properties imported successfully'),
    notImported: msg('Failed to import properties'),
    exported: msg('Properties exported successfully'),
    notExported: msg('Failed to export properties'),
  },
  subscriptions: {
    title: msg('Import subscriptions'),
    imported: msg('Subscriptions imported successfully'),
    notImported: msg('Failed to import subscriptions'),
    exported: msg('Subscriptions exported successfully'),
    notExported: msg('Failed to export subscriptions'),
  },
  locations: {
    title: msg('Import locations'),
    imported: msg('Locations imported successfully'),
    notImported: msg('Failed to import locations'),
    exported: msg('Locations exported successfully'),
    notExported: msg('Failed to export locations'),
  },
  interests: {
    title: msg('Import interests'),
    imported: msg('Interests imported successfully'),
    notImported: msg('Failed to import interests'),
    exported: msg('Interests exported successfully'),
    notExported: msg('Failed to export interests'),
  },
  cms: {
    title: msg('Import CMS pages'),
    imported: msg('CMS pages imported successfully'),
    notImported: msg('Failed to import CMS pages'),
    exported: msg('CMS pages exported successfully'),
    notExported: msg('Failed to export CMS pages'),
  },
}
