import { msg } from '#domain/locale/translate.ts'

/** Refusals of homes without a page, and of decisions on listings that may be of one home. */
export const homeRefusals = {
  property_expired: [
    410,
    msg('The broker has not confirmed for a long time that this property is available.'),
  ],
  property_gone: [410, msg('This property is no longer listed.')],
  home_pair_not_found: [404, msg('These two listings are not compared any more.')],
  home_pair_changed: [
    409,
    msg('Someone else has decided this since you opened it. Please look again.'),
  ],
} as const
