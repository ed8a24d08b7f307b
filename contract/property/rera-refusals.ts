import { msg } from '#domain/locale/translate.ts'

/** Refusals about RERA numbers, a part of `refusals`. */
export const reraRefusals = {
  rera_number_missing: [
    409,
    msg('This listing needs a RERA number, or a reason that a second administrator confirms.'),
  ],
  rera_number_not_missing: [409, msg('This listing does not need a reason: nothing is missing.')],
  rera_number_conflict: [
    409,
    msg(
      'Other listings give this RERA number for another project. Please decide first which ' +
        'project it belongs to.',
    ),
  ],
  rera_number_no_conflict: [409, msg('No other project gives this RERA number.')],
  rera_number_owner_unclear: [409, msg('Please choose the project that this number belongs to.')],
  rera_waiver_own: [409, msg('Another administrator has to confirm your reason.')],
  rera_waiver_not_asked: [409, msg('There is no reason waiting for a decision.')],
  rera_number_not_given: [409, msg('This listing gives no RERA number.')],
  rera_number_not_found: [409, msg('The register that is loaded does not have this number.')],
  rera_case_changed: [
    409,
    msg('The RERA number or the reason has changed meanwhile. Please look at it again.'),
  ],
  rera_number_ended: [409, msg('The registration has ended.')],
} as const
