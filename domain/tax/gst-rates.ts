import type { Sourced } from '#domain/money/purchase-cost-rate.ts'

// The rate on our own invoices is not a constant: administrators set it in the back office, with
// its first day (`invoice_setting`).

const lakh = 100_000
const checkedOn = '2026-11-22'

/** GST on a home bought before its completion certificate. */
export interface GstRate extends Sourced {
  percent: number
  /** Applies only to homes up to this price, in whole rupees. */
  upTo?: number
  /** Applies only to homes up to this carpet area, in square metres. */
  carpet?: { metro: number; elsewhere: number }
}

const notification2019 = {
  from: '2019-04-01',
  source: 'GST rate notification 03/2019',
  address: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
  checkedOn,
} as const

/** The first matching row applies. */
export const homeGstRates: readonly GstRate[] = [
  { ...notification2019, percent: 1, upTo: 45 * lakh, carpet: { metro: 60, elsewhere: 90 } },
  { ...notification2019, percent: 5 },
]

/** GST on brokerage. */
export const brokerageGstRates: readonly (Sourced & { percent: number })[] = [
  {
    percent: 18,
    from: '2017-07-01',
    source: 'GST on services of agents',
    address: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
    checkedOn,
  },
]
