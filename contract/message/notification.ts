import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'

/** Subjects of notifications in the back office. */
export const NotificationKind = words({
  property: msg('Listing'),
  kyc: msg('KYC'),
  ticket: msg('Ticket'),
  flag: msg('Listing report'),
  payment: msg('Payment'),
  review: msg('Review'),
  approval: msg('Approval'),
})
export type NotificationKind = WordOf<typeof NotificationKind>

export const Notification = z.object({
  _id: z.string(),
  kind: NotificationKind.schema,
  title: z.string(),
  /** The screen it links to, below /bb-admin. */
  link: z.string(),
  createdAt: moment,
  readAt: moment.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notification = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'self.change',
    summary: 'List one’s own notifications, newest first, and how many are unread',
    query: z.strictObject(paging(10)),
    reply: z.object({
      notifications: z.array(Notification),
      unread: z.number(),
      pagination: Pagination,
    }),
  }),
  read: endpoint({
    method: 'PATCH',
    path: '/notifications/:id/read',
    access: 'self.change',
    summary: 'Mark one notification of one’s own as read',
    params: idParams,
    reply: z.object({ unread: z.number() }),
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'self.change',
    summary: 'Mark all notifications of one’s own as read',
    reply: z.object({ unread: z.number() }),
  }),
}
