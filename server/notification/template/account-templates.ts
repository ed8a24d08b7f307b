import { msg } from '#domain/locale/translate.ts'
import { joinText, type Template } from './template.ts'

/** Messages about accounts: passwords, proofs of a mailbox, warnings to the owner. */
export const accountTemplates = {
  'account.set_password': {
    category: 'welcome',
    channels: ['email'],
    subject: msg('Choose your BrickBazaar password'),
    essential: true,
    proves: true,
    text: msg(
      joinText(
        'Hello {name}, an account was created for you on BrickBazaar. Choose your password ',
        'here: {link}\nThe link works once. If you did not expect this, you can ignore this ',
        'email.',
      ),
    ),
    secret: ['link'],
  },
  'account.reset_password': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Set a new BrickBazaar password'),
    essential: true,
    proves: true,
    text: msg(
      joinText(
        'Hello {name}, you can set a new password here: {link}\nThe link works once ',
        'and expires soon. If you did not ask for it, ignore this email. Your password ',
        'stays the same.',
      ),
    ),
    secret: ['link'],
  },
  'account.confirm_email': {
    category: 'welcome',
    channels: ['email'],
    subject: msg('Confirm your email address'),
    essential: true,
    proves: true,
    text: msg(
      joinText(
        'Hello {name}, please confirm the email address of your BrickBazaar account: ',
        '{link}\nThe link works once and expires in 7 days. Open it where you are ',
        'signed in. If you did not create this account, you can ignore this email.',
      ),
    ),
    secret: ['link'],
  },
  // Anybody can type a number: it gets alerts once this code came back from it.
  'account.confirm_whatsapp': {
    category: 'notification',
    channels: ['whatsapp'],
    subject: msg('Confirm your WhatsApp number'),
    essential: true,
    proves: true,
    text: msg(
      joinText(
        'Did you ask for BrickBazaar messages here? Reply START {code} within 15 minutes, or ',
        'STOP to get none.',
      ),
    ),
    secret: ['code'],
  },
  // Sent to the owner only, so that a stranger does not learn that the account exists.
  'account.opened_twice': {
    category: 'notification',
    channels: ['email'],
    subject: msg('You already have a BrickBazaar account'),
    essential: true,
    text: msg(
      joinText(
        'Hello {name}, someone used your email address to create another BrickBazaar ',
        'account. If it was you, you already have an account. Sign in with its ',
        'password or set a new one: {link}\nIf it was not you, your account is safe ',
        'and you can ignore this email.',
      ),
    ),
  },
  'account.contact_changed': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your BrickBazaar account was changed'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, someone changed {what} of your BrickBazaar account on {when}. ',
        'If this was not you, write to us at once through the contact form on ',
        'BrickBazaar.',
      ),
    ),
  },
  'account.new_sign_in': {
    category: 'notification',
    channels: ['email'],
    subject: msg('New sign-in to your account'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, someone signed in to your BrickBazaar account on {when} with ',
        '{browser} for the first time, from {network}. If this was you, you can ignore this ',
        'email. If not, sign that device out here: {link}\nThen set a new password with ',
        '"Forgot your password?" on the sign-in page. This signs out everyone else.',
      ),
    ),
  },
  'account.factor_changed': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Two-step verification of your account was changed'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, two-step verification of your BrickBazaar account was changed on {when}: ',
        '{what}. If this was not you, set a new password at once with "Forgot your password?" ',
        'on the sign-in page, and write to us through the contact form.',
      ),
    ),
  },
  'account.factor_reset': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Two-step verification of your account was reset'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, our team turned off two-step verification of your BrickBazaar account on ',
        '{when}: {reason}\nYou can set it up again in your profile. If you did not ask for this, ',
        'set a new password at once with "Forgot your password?" on the sign-in page.',
      ),
    ),
  },
  'account.recovery_code_used': {
    category: 'notification',
    channels: ['email'],
    subject: msg('A recovery code of your account was used'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, a recovery code of your BrickBazaar account was used on {when}. ',
        'Codes left: {left}. You can make new ones in your profile. If this was not you, set a ',
        'new password at once with "Forgot your password?" on the sign-in page.',
      ),
    ),
  },
  'account.wrong_codes': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Someone knows your password'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, someone entered the right password of your BrickBazaar account and then ',
        'failed two-step verification several times, last on {when}. They did not get in. If ',
        'this was not you, set a new password with "Forgot your password?" on the sign-in page.',
      ),
    ),
  },
  'account.keys_paused': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your API keys and webhooks are paused'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, the password of your BrickBazaar account was reset on {when}. To be safe, ',
        'we have paused these API keys and webhooks: {keys}. Software that uses them cannot ',
        'connect and gets no updates. Resume those that you know in the broker portal under ',
        'Profile, API, and revoke or delete the others.',
      ),
    ),
  },
  'account.deletion_asked': {
    category: 'notification',
    channels: ['email'],
    subject: msg('Your BrickBazaar account will be deleted'),
    essential: true,
    warns: true,
    text: msg(
      joinText(
        'Hello {name}, you asked to delete your BrickBazaar account. It will be deleted on ',
        '{when}. If you did not ask for this or want to keep it, sign in before then and ',
        'choose "Keep my account" under Profile, and change your password.',
      ),
    ),
  },
} as const satisfies Record<string, Template>
