import { administrator } from '#contract/account/administrator.ts'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'
import { consent } from '#contract/account/consent.ts'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { deviceList, deviceRevoke, deviceRevokeOthers } from '#contract/account/device.ts'
import { factorSignIn, passkeySignIn } from '#contract/account/factor-sign-in.ts'
import {
  passwordForgot,
  passwordLink,
  passwordLinkAccounts,
} from '#contract/account/password-link.ts'
import {
  administratorFactor,
  brokerFactor,
  customerFactor,
  factorReset,
} from '#contract/account/second-factor.ts'
import { agencyAdministration } from '#contract/agency/administration.ts'
import { agency, agencyInvitation } from '#contract/agency/agency.ts'
import { agencyFigures } from '#contract/agency/figures.ts'
import { leadAssignment } from '#contract/agency/lead-assignment.ts'
import { approval } from '#contract/approval/approval.ts'
import { backgroundJob } from '#contract/background-job/background-job.ts'
import { invoice } from '#contract/billing/invoice.ts'
import { invoiceSetting } from '#contract/billing/invoice-settings.ts'
import { payment } from '#contract/billing/payment.ts'
import { premium } from '#contract/billing/premium.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { broker } from '#contract/broker/broker.ts'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { kycStep } from '#contract/broker/kyc-steps.ts'
import { contact } from '#contract/contact/contact.ts'
import { costRate } from '#contract/cost/cost-rate.ts'
import { customer } from '#contract/customer/customer.ts'
import { propertyImport } from '#contract/import/import.ts'
import { sheetExport, sheetImport, sheetStep } from '#contract/import/record-import.ts'
import { callReport } from '#contract/inquiry/call-report.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import { inquiryLink } from '#contract/inquiry/link.ts'
import { relayCall } from '#contract/inquiry/relay-call.ts'
import { workingHours } from '#contract/inquiry/working-hours.ts'
import { messageCarrier } from '#contract/message/carrier.ts'
import { message } from '#contract/message/message.ts'
import { notification } from '#contract/message/notification.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { messageTemplate } from '#contract/message/template.ts'
import { apiKey } from '#contract/partner/api-key.ts'
import { partner } from '#contract/partner/partner.ts'
import { partnerWebhook, webhook } from '#contract/partner/webhook.ts'
import { availability } from '#contract/property/availability.ts'
import { propertyClaim } from '#contract/property/claim.ts'
import { propertyCompare } from '#contract/property/compare.ts'
import { expiredProperty } from '#contract/property/expired.ts'
import { propertyFacet } from '#contract/property/facet.ts'
import { homePair } from '#contract/property/home.ts'
import { homeOffer } from '#contract/property/home-offer.ts'
import { listingChange } from '#contract/property/listing-change.ts'
import { listingMessage } from '#contract/property/listing-message.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { priceRange } from '#contract/property/price-range.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { postedRequirement } from '#contract/requirement/admin-requirement.ts'
import { brokerRequirement } from '#contract/requirement/broker-requirement.ts'
import { requirement } from '#contract/requirement/requirement.ts'
import { requirementMessage } from '#contract/requirement/requirement-message.ts'
import { requirementShare } from '#contract/requirement/share.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { searchReading } from '#contract/search/explanation.ts'
import { suggestion } from '#contract/search/suggestion.ts'
import { shortlistRoom } from '#contract/shortlist/room.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { ticketRating } from '#contract/ticket/rating.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { audit } from './audit.ts'
import { city } from './city.ts'
import { cmsPage } from './cms-page.ts'
import { company } from './company.ts'
import { dashboard } from './dashboard.ts'
import { document } from './document.ts'
import type { Endpoint } from './endpoint.ts'
import { flag } from './flag.ts'
import { interest } from './interest.ts'
import { location } from './location.ts'
import { marketplace } from './marketplace.ts'
import { media } from './media.ts'
import { privacy } from './privacy.ts'
import { report } from './report.ts'
import { rera } from './rera.ts'
import { reraRegister } from './rera-register.ts'
import { review } from './review.ts'
import { touch } from './touch.ts'
import { waitlist } from './waitlist.ts'

/**
 * All endpoints of the API by noun; they are registered, documented and listed by tests from here.
 */
export const contract = {
  administrator,
  administratorFactor,
  agency,
  agencyAdministration,
  agencyInvitation,
  agencyFigures,
  apiKey,
  approval,
  audit,
  availability,
  backgroundJob,
  broker,
  brokerDirectory,
  brokerRequirement,
  brokerFactor,
  brokerVisit,
  callReport,
  city,
  cmsPage,
  company,
  consent,
  contact,
  contactChoice,
  conversation,
  costRate,
  customer,
  customerFactor,
  document,
  expiredProperty,
  factorReset,
  factorSignIn,
  passkeySignIn,
  dashboard,
  deviceList,
  deviceRevoke,
  deviceRevokeOthers,
  flag,
  homeOffer,
  homePair,
  inquiry,
  inquiryLink,
  interest,
  invoice,
  invoiceSetting,
  kycStep,
  leadAssignment,
  leadGuarantee,
  listingChange,
  listingMessage,
  location,
  marketplace,
  media,
  message,
  messageCarrier,
  messageSetting,
  messageTemplate,
  notification,
  ownProperty,
  partner,
  partnerWebhook,
  emailConfirm,
  emailConfirmationRequest,
  passwordForgot,
  passwordLink,
  passwordLinkAccounts,
  payment,
  premium,
  privacy,
  property,
  propertyClaim,
  propertyCompare,
  propertyFacet,
  propertyImport,
  propertyReview,
  postedRequirement,
  priceRange,
  relayCall,
  report,
  rera,
  requirement,
  requirementMessage,
  requirementShare,
  reraRegister,
  savedProperty,
  savedSearch,
  searchReading,
  review,
  sheetExport,
  sheetImport,
  sheetStep,
  shortlist,
  shortlistRoom,
  subscription,
  subscriptionPlan,
  suggestion,
  ticket,
  ticketRating,
  visit,
  visitSchedule,
  touch,
  waitlist,
  webhook,
  workingHours,
}

/** All endpoints as one list. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((noun) =>
  Object.values<Endpoint>(noun),
)
