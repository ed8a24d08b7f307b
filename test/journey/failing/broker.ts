import type { Page } from 'playwright-core'
import { pdf } from '#test/document.ts'
import { testPassword } from '#test/make.ts'
import { picture } from '#test/photo.ts'
import { deviceForm, forgotForm, passwordForm, resetForm } from './account.ts'
import { choose, type Form, fill, menu, oneAfterAnother, press } from './form.ts'

export const home = {
  Title: 'New flat',
  Description: 'Bright and quiet, close to the market and the station.',
  Price: '8500000',
  Area: '1150',
  Pincode: '411001',
  'Full address': '12, Lake Road',
}
const payNow = (page: Page) => page.getByRole('link', { name: 'Pay now' }).click()

/** Chooses a photo for a listing, and after a failure sends it once more. */
export async function addPhoto(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry hall.jpg' })
  if ((await retry.count()) > 0) return retry.click()
  const buffer = await picture()
  await page
    .getByLabel('Images')
    .setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer })
}

export const photoIsThere = (page: Page) =>
  page.getByRole('button', { name: /^Make photo \d+ the main photo$/ })

/** Every form of brokers (FRM-12). */
export const brokerForms: readonly Form[] = [
  {
    path: () => '/broker-portal',
    call: 'POST /broker-auth/login',
    fill: fill({ Email: 'ravi@example.in', Password: testPassword }),
    press: 'Sign In',
    says: 'Login failed. Please try again.',
    yields: true,
    done: 'Login successful!',
  },
  forgotForm('broker', '/broker-portal', 'Email'),
  resetForm('broker'),
  {
    path: () => '/broker-portal',
    call: 'POST /broker-auth/register',
    fill: oneAfterAnother(
      (page) => page.getByRole('tab', { name: 'Register' }).click(),
      fill({
        'First Name': 'Lata',
        'Last Name': 'Nair',
        Email: 'lata@example.in',
        'Phone Number': '9812300003',
        'Company name': 'Nair Homes',
        Password: testPassword,
        'Confirm password': testPassword,
      }),
    ),
    press: 'Create Account',
    says: 'Registration failed. Please try again.',
    yields: true,
    done: 'Registration successful! You are now signed in.',
  },
  {
    path: () => '/broker-portal/api',
    realm: 'broker',
    call: 'POST /broker/api-keys',
    fill: oneAfterAnother(
      press('New API key'),
      fill({ Name: 'CRM' }),
      choose('What it can do', 'leads:read'),
    ),
    press: 'Make key',
    says: 'Failed to make the API key',
    done: 'Your new API key',
  },
  {
    path: () => '/broker-portal/api',
    realm: 'broker',
    call: 'POST /broker/webhooks',
    fill: oneAfterAnother(
      press('Add webhook'),
      fill({ Address: 'https://8.8.8.8/hook' }),
      choose('What it is told of', 'lead.created'),
    ),
    press: 'Save webhook',
    says: 'Failed to add the webhook',
    done: 'Signing secret',
  },
  {
    path: () => '/broker-portal/plan',
    realm: 'broker',
    call: 'POST /broker/tickets',
    fill: oneAfterAnother(
      press('Contact support'),
      fill({ Subject: 'My listing', Message: 'Where is it?' }),
    ),
    press: 'Send',
    says: 'Failed to send your message',
    done: 'Your message has been sent',
  },
  {
    path: () => '/broker-portal/add',
    realm: 'broker',
    call: 'POST /broker/properties',
    fill: oneAfterAnother(
      fill(home),
      choose('Property type', 'apartment'),
      choose('Location', 'elsewhere'),
      (page) => page.getByPlaceholder('Locality, City').fill('Aundh, Pune'),
    ),
    press: 'Submit for Review',
    says: 'Failed to submit property. Please try again.',
    done: 'Property submitted for review!',
  },
  {
    path: ({ live }) => `/broker-portal/properties/${live}`,
    realm: 'broker',
    call: 'PUT /broker/properties/:id',
    fill: fill({ Title: 'Live flat by the lake' }),
    press: 'Save Changes',
    says: 'Failed to submit property. Please try again.',
    done: 'Property updated',
  },
  {
    path: () => '/broker-portal/properties',
    realm: 'broker',
    call: 'DELETE /broker/properties/:id',
    fill: oneAfterAnother(press('More actions for Doomed flat'), (page) =>
      page.getByRole('menuitem', { name: 'Delete' }).click(),
    ),
    press: 'Delete',
    says: 'Failed to delete property',
    done: 'Property deleted successfully',
  },
  {
    path: () => '/broker-portal/properties',
    realm: 'broker',
    call: 'POST /broker/properties/:id/confirm',
    press: 'Still available: Kept flat',
    says: 'Failed to confirm the listing',
    done: 'Confirmed as available',
  },
  {
    path: () => '/broker-portal/properties?confirmation=due',
    realm: 'broker',
    call: 'POST /broker/properties/confirmations',
    fill: (page) => page.getByLabel('Select all on this page').check(),
    press: 'Confirm 1 listing',
    says: 'Failed to confirm the listings',
    done: 'Confirmed as available',
  },
  {
    path: () => '/broker-portal/properties',
    realm: 'broker',
    call: 'PUT /broker/properties/:id/premium',
    press: 'Premium: Kept flat',
    says: 'Failed to update the premium listing',
    done: 'Marked as a premium listing',
  },
  {
    path: () => '/broker-portal/properties',
    realm: 'broker',
    call: 'PATCH /broker/properties/:id/status',
    fill: menu('Parting flat', 'Mark as sold', 'More actions for'),
    press: 'Mark as sold',
    says: 'Failed to update property status',
    done: 'Property status updated successfully',
  },
  {
    path: () => '/broker-portal/add',
    realm: 'broker',
    call: 'POST /broker/media',
    press: 'a photo of a listing',
    act: addPhoto,
    done: photoIsThere,
  },
  {
    path: () => '/broker-portal/plan',
    realm: 'broker',
    isNewcomer: true,
    call: 'POST /broker/plan/orders/:id/report',
    fill: oneAfterAnother(payNow, fill({ Reference: 'UTR 4242' })),
    press: 'I have paid',
    says: 'Failed to report the payment',
    done: 'Thank you. We are checking your payment.',
  },
  {
    path: () => '/broker-portal/plan',
    realm: 'broker',
    call: 'POST /broker/plan/orders/:id/cancel',
    fill: oneAfterAnother(payNow, press('Cancel this order')),
    press: 'Cancel order',
    says: 'Failed to cancel the order',
    done: 'Order cancelled',
  },
  {
    path: () => '/broker-portal/plan',
    realm: 'broker',
    call: 'POST /broker/plan/orders',
    press: 'Change to Portal plan',
    says: 'Failed to order the plan',
    done: 'Pay for your plan',
  },
  {
    path: () => '/broker-portal/plan',
    realm: 'broker',
    call: 'PUT /broker/billing',
    fill: oneAfterAnother(
      press('Billing details'),
      fill({ 'Name on the invoice': 'Ravi Homes LLP', Address: '1, Lake Road' }),
      choose('State', { label: 'Maharashtra' }),
    ),
    press: 'Save',
    says: 'Failed to save billing details',
    done: 'Billing details saved',
  },
  {
    path: ({ inquiry }) => `/broker-portal/inquiries/${inquiry}`,
    realm: 'broker',
    call: 'PATCH /broker/inquiries/:id',
    fill: fill({ Note: 'Wants to see it on Saturday' }),
    press: 'Save',
    says: 'Failed to update the enquiry',
    done: 'Enquiry updated',
  },
  {
    path: ({ inquiry }) => `/broker-portal/inquiries/${inquiry}`,
    realm: 'broker',
    call: 'POST /broker/inquiries/:id/replies',
    fill: fill({ Reply: 'It is free.' }),
    press: 'Save reply',
    says: 'Failed to send the reply',
    done: 'Reply sent',
  },
  {
    path: () => '/broker-portal/profile',
    realm: 'broker',
    call: 'PUT /broker-auth/profile',
    fill: oneAfterAnother(press('Edit Profile'), fill({ About: 'Flats by the lake' })),
    press: 'Save',
    says: 'Failed to update',
    yields: true,
    done: 'Profile updated',
  },
  {
    path: () => '/broker-portal/profile',
    realm: 'broker',
    isNewcomer: true,
    call: 'POST /broker/documents',
    fill: oneAfterAnother(choose('Document', 'address-proof'), (page) =>
      page.getByLabel('File').setInputFiles({
        name: 'bill.pdf',
        mimeType: 'application/pdf',
        buffer: pdf,
      }),
    ),
    press: 'Send for review',
    done: 'Document sent for review',
  },
  {
    path: () => '/broker-portal/profile',
    realm: 'broker',
    isNewcomer: true,
    call: 'DELETE /broker/documents/:id',
    fill: press('Remove bill.pdf'),
    press: 'Remove',
    says: 'Failed to remove the document',
    done: 'Document removed',
  },
  {
    path: () => '/broker-portal/profile',
    realm: 'broker',
    call: 'PUT /broker/contact-choices',
    fill: (page) => page.getByRole('checkbox', { name: 'SMS' }).click(),
    press: 'Save',
    says: 'Failed to save your preferences.',
    yields: true,
    done: 'Preferences saved',
  },
  {
    path: () => '/broker-portal/profile',
    realm: 'broker',
    call: 'POST /broker/reviews/:id/answer',
    fill: oneAfterAnother(press('Reply publicly'), fill({ 'Your reply': 'Thank you.' })),
    press: 'Publish',
    says: 'Failed to publish the reply',
    done: 'Reply published',
  },
  deviceForm('broker', '/broker-portal/profile'),
  passwordForm('broker', '/broker-portal/profile'),
]
