import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import { notify } from '#server/notification/in-app/service.ts'

/** Notifies the reviewers of a listing that waits for review. */
export function notifyReviewers(tx: Handle, id: string, title: string): Promise<void> {
  return notify(tx, 'property.review', () => ({
    kind: 'property',
    title: t('Listing to review: {title}', { title }),
    link: `/bb-admin/review?listing=${id}`,
    group: {
      key: 'property',
      title: t('{count} listings to review', { count: '{count}' }),
      link: '/bb-admin/review',
    },
  }))
}
