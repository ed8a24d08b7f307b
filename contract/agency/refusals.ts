import { msg } from '#domain/locale/translate.ts'
import { maxMembers } from './limits.ts'

/** Refusals of agencies, and of the leads that their members share. */
export const agencyRefusals = {
  agency_not_found: [404, msg('You are not a member of an agency.')],
  agency_member_not_found: [404, msg('This person is not a member of your agency.')],
  agency_of_broker_not_found: [404, msg('This broker is not a member of an agency.')],
  agency_owner_active: [
    409,
    msg('The owner’s account is active: only the owner can hand the agency over, under Team.'),
  ],
  agency_invitation_not_found: [404, msg('This invitation is no longer open.')],
  agency_invitation_over: [
    404,
    msg('This invitation has expired, was used or was withdrawn. Please ask for a new one.'),
  ],
  agency_invitation_of_another: [
    409,
    msg('This invitation is for another address. Please sign in with the account of that address.'),
  ],
  agency_of_another: [
    409,
    msg('You are a member of an agency already. Please leave it first, under Team.'),
  ],
  agency_needs_kyc: [409, msg('You can start an agency once your KYC is verified.')],
  agency_full: [
    409,
    msg('An agency can have at most {limit} members and open invitations.'),
    { limit: maxMembers },
  ],
  agency_member_known: [409, msg('This person is a member of your agency already.')],
  agency_owner_stays: [
    409,
    msg('An agency needs its owner. Please make another member the owner first.'),
  ],
  agency_member_inactive: [
    409,
    msg('This member’s account is not active, or the KYC is not verified.'),
  ],
  lead_of_another: [409, msg('A colleague answers this enquiry now. Nothing was sent or changed.')],
  lead_offer_over: [409, msg('This enquiry is already answered.')],
  lead_offer_taken: [409, msg('A colleague was quicker and answers this enquiry.')],
} as const
