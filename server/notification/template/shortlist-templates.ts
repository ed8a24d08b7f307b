import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages about shortlists that are decided together. */
export const shortlistTemplates = {
  'shortlist.joined': {
    category: 'notification',
    channels: ['email', 'whatsapp'],
    // The link may have been forwarded to anybody, who would write to a stranger's address.
    warns: true,
    subject: msg('{asker} joined your shortlist "{list}"'),
    text: msg(
      joinText(
        'Hello {name}, {asker} opened the link of your shortlist "{list}" and joined it.\n\nIf ',
        'you do not know this person, remove them and replace the link: {link}',
      ),
    ),
    short: msg('Hello {name}, {asker} joined your shortlist "{list}": {link}'),
  },
} as const satisfies Record<string, Template>
