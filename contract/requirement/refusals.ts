import { msg } from '#domain/locale/translate.ts'
import {
  maxHomesPerRequirement,
  maxOffersPerDay,
  maxOpenRequirements,
  maxPostedPerDay,
  maxSharesPerDay,
} from './limits.ts'

/** Refusals of requirements and of the homes offered for them. */
export const requirementRefusals = {
  requirement_not_found: [404, msg('Requirement not found.')],
  requirement_offer_not_found: [404, msg('Offer not found.')],
  requirement_email_unproven: [
    409,
    msg('Please confirm your email address first, with the link that we sent you, and then post.'),
  ],
  requirements_too_many: [
    409,
    msg('You have {limit} requirements. Please end one first.'),
    { limit: maxOpenRequirements },
  ],
  requirements_too_many_today: [
    409,
    msg('You have posted {limit} requirements today. Please try again tomorrow.'),
    { limit: maxPostedPerDay },
  ],
  requirement_not_open: [409, msg('This requirement is no longer open.')],
  requirement_step_impossible: [
    409,
    msg('This is no longer possible for this requirement. Please reload the page.'),
  ],
  requirement_home_not_offered: [
    409,
    msg('Only your own live listings can be offered, for the same deal. Please reload the page.'),
  ],
  requirement_home_offered: [409, msg('You have already offered this home.')],
  requirement_offers_full: [
    409,
    msg('You can offer at most {limit} homes for one requirement.'),
    { limit: maxHomesPerRequirement },
  ],
  requirement_offers_too_many: [
    409,
    msg('You have offered {limit} homes today. Please try again tomorrow.'),
    { limit: maxOffersPerDay },
  ],
  requirement_offer_answered: [409, msg('This offer has already been answered.')],
  requirement_offer_withdrawn: [409, msg('This offer has been withdrawn.')],
  requirement_share_not_found: [404, msg('Shared requirement not found.')],
  requirement_share_early: [
    409,
    msg('You can share a requirement once its customer has accepted one of your offers.'),
  ],
  requirement_share_nobody: [
    409,
    msg('No verified broker has this email address or phone number.'),
  ],
  requirement_share_self: [409, msg('This is your own account. Please choose another broker.')],
  requirement_share_known: [409, msg('This requirement is already shared with this broker.')],
  requirement_shares_too_many: [
    409,
    msg('You have shared {limit} requirements today. Please try again tomorrow.'),
    { limit: maxSharesPerDay },
  ],
  requirement_share_over: [409, msg('This proposal has expired after 24 hours.')],
  requirement_share_answered: [409, msg('This proposal has already been answered.')],
  requirement_home_gone: [409, msg('This home is no longer on offer.')],
} as const
