import type { Conversation } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'

/** Who answers for the broker that was asked. */
export function AnsweringColleague({ contact }: Pick<Conversation, 'contact'>) {
  if (!contact) return null
  return (
    <p className="text-sm">
      {t('{name} of {agency} answers your enquiry.', {
        name: contact.name,
        agency: contact.agencyName,
      })}
    </p>
  )
}
