import { picture } from '#test/photo.ts'
import { deviceForm, forgotForm, passwordForm, resetForm } from './account.ts'
import { addPhoto, home, photoIsThere } from './broker.ts'
import { choose, type Form, fill, menu, named, oneAfterAnother } from './form.ts'
import type { AdminForm } from './master-data.ts'

const security: NonNullable<Form['fill']> = (page) =>
  page.getByRole('tab', { name: 'Security' }).click()

/** One's own account in the back office. */
export const accountForms: readonly Form[] = [
  forgotForm('administrator', '/bb-admin/login', 'Username or Email'),
  resetForm('administrator'),
  deviceForm('administrator', '/bb-admin/profile', security),
  passwordForm('administrator', '/bb-admin/profile', security),
]

/**
 * What the office does for somebody else: enters a listing, sends a link, gives a ticket to a
 * colleague.
 */
export const helpForms: readonly AdminForm[] = [
  {
    path: 'properties/new',
    call: 'POST /properties',
    fill: oneAfterAnother(
      (page) => page.getByLabel('Broker', { exact: true }).fill('Ravi Homes'),
      (page) => page.getByRole('button', { name: /Ravi Homes/ }).click(),
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
    path: ({ mended }) => `properties/${mended}/edit`,
    call: 'POST /brokers/:id/media',
    press: 'a photo of a listing',
    act: addPhoto,
    done: photoIsThere,
  },
  {
    path: 'cms/new',
    call: 'POST /cms/media',
    press: 'a picture for a page',
    act: async (page) => {
      const buffer = await picture()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer })
    },
    says: 'Image not uploaded',
  },
  {
    path: 'administrators',
    call: 'POST /administrators/:id/invitation',
    open: menu('Second Boss'),
    press: 'Send password link',
    says: 'Failed to send the link',
    done: 'Password link sent',
  },
  {
    path: ({ ticket }) => `tickets/${ticket}`,
    call: 'PATCH /tickets/:id/assignee',
    press: 'the assignee',
    act: (page) => named(page, 'Assignee').selectOption({ index: 1 }),
    says: 'Failed to assign ticket',
    done: 'Assignee changed',
  },
  {
    path: 'roles',
    call: 'POST /notifications/read-all',
    fill: (page) => page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click(),
    press: 'Mark all as read',
    done: (page) => page.getByRole('button', { name: 'Notifications', exact: true }),
  },
]
