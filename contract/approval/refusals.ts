import { msg } from '#domain/locale/translate.ts'

/** Refusals of acts that need two administrators. */
export const approvalRefusals = {
  approval_not_found: [404, msg('Request not found.')],
  second_person_needed: [409, msg('This needs the approval of another administrator.')],
  approval_not_needed: [409, msg('You can do this yourself. It needs no approval.')],
  approval_taken: [409, msg('Approval was already requested and is still open.')],
  approval_nobody: [
    409,
    msg(
      'Nobody else can approve this. Ask a Super Admin to invite another admin under ' +
        'Administrators.',
    ),
  ],
  approval_own: [409, msg('You asked for this yourself. Another administrator has to decide.')],
  approval_not_own: [409, msg('Only the administrator who asked can withdraw this.')],
  approval_changed: [
    409,
    msg('Something has changed since this was requested. Decline it, and request it again.'),
  ],
  approval_lapsed: [
    409,
    msg(
      'The administrator who asked for this can no longer ask for it, so the request has ' +
        'lapsed. Please request it again.',
    ),
  ],
  approval_expired: [409, msg('This request has expired. Please request it again.')],
} as const
