import { msg } from '#domain/locale/translate.ts'

/** Refusals of changes to the rates of charges on homes. */
export const costRefusals = {
  cost_rate_not_found: [404, msg('Rate not found.')],
  cost_rate_overlaps: [
    409,
    msg('Another rate already covers some of these amounts on some of these days.'),
  ],
  cost_rate_ends_early: [409, msg('The end date must be after the start date.')],
  cost_rate_slab_ends_early: [409, msg('The slab must end above the amount where it starts.')],
  cost_rate_is_one_amount: [409, msg('Enter either a percentage or a fixed amount.')],
  cost_rate_day_gap: [409, msg('This leaves some dates without a rate.')],
  cost_rate_slab_gap: [409, msg('This leaves amounts without a rate.')],
} as const
