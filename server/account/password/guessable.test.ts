import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'
import { isGuessable } from './guessable.ts'
import { fullNames } from './own-words.ts'
import { createPasswordLink } from './password-link.ts'

const site = useApp()
const sentence = 'Too easy to guess. Try three words that do not belong together.'

const meera = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera.iyer@example.in',
  phone: '+919812345670',
}
const seller = {
  ...meera,
  companyName: 'Lotus Homes',
  experience: 3,
  specialization: ['residential'],
  operatingAreas: [],
}
const common = ['123456', 'password', 'PASSWORD', 'qwerty', 'india123', 'Pass@123', 'admin123']
const disguised = [
  '123456 ',
  ' 123456',
  '1 2 3 4 5 6',
  'p@ssword',
  'P@$$w0rd',
  'mumbai',
  'Delhi123',
]
const ofIndia = [
  ...['p4ssword', 'sachin', 'krishna1', 'india1', 'abc123!', 'Admin@2026', 'Qwerty@1', '5achin'],
  ...[
    'Dhoni@07',
    'jaishreeram',
    'Jai Shree Ram',
    'Ganesh@123',
    'virat18',
    'cricket1',
    'Rahul@1990',
  ],
  ...['nashik12', 'Sharma2024!', '123krishna', 'sachinsachin', 'W3lcome1', 'i1oveyou', 'kerala@1'],
  ...['पासवर्ड', 'भारत123', 'भारत१२३', 'कृष्णा@1', 'जय श्री राम', 'தமிழ்123', 'భారత్12', 'ভারত123'],
]
const patterns = ['      ', 'aaaaaa', 'abababab', '123123123', 'abcdef', '987654321']
const own = [
  'meera.iyer@example.in',
  'meera.iyer',
  'MeeraIyer',
  'Meera1990',
  '9812345670',
  '919812345670',
  // Initials, reordered letters, other scripts, part of the number
  ...['m.iyer', 'MeeraI', 'miyer12', 'MIyer@123', 'reyiareem', 'Reyi Areem'],
  ...['मीरा123', 'মীরা123', 'మీరా123', 'મીરા123', 'ਮੀਰਾ123', '345670', '981234'],
]
// Dates, and patterns of digits and keys
const dates = ['15081947', '19900101', '01011990', '12311999', '150847', '900101', '15-08-1947']
const keys = ['poiuyt', 'mnbvcx', 'lkjhgf', 'qweasd', 'asdzxc', 'qazwsx', 'zaq12wsx', '0987654321']
const digits = ['786110', '112233', '123321', '135790', '147258', '1234554321', '143143']
const moreOfIndia = [
  ...['swaminarayan', 'jaibhim', 'gayatri', 'tirumala', 'annapurna', 'kapilsharma', 'realestate'],
  ...['Kedarnath@1', 'baahubali', 'rcb2024', 'Varanasi123', 'mahakal', 'thalapathy', 'Crorepati1'],
]

const ofProduct = [
  ...['propertybroker', 'Brick@123', 'bazaar2026', 'BrokerBazaar1', 'brick-property'],
  ...['aaaaaa1', 'aaaaaa12', '02101869', '18691002'],
]

const others = [...ofProduct, ...dates, ...keys, ...digits, ...moreOfIndia]

describe('guessable passwords', () => {
  for (const password of [...common, ...disguised, ...ofIndia, ...patterns, ...own, ...others]) {
    test(`a customer cannot register with "${password}"`, async () => {
      const refused = await site.call(customer.register, { body: { ...meera, password } })
      assert.deepEqual([refused.status, refused.body.code], [400, 'password_guessable'])
      assert.deepEqual(refused.body.errors, [{ path: 'password', message: sentence }])
    })
  }

  for (const password of ['123456', 'Lotus Homes', '      ', '9812345670']) {
    test(`a broker cannot register with "${password}"`, async () => {
      const refused = await site.call(broker.register, { body: { ...seller, password } })
      assert.deepEqual([refused.status, refused.body.message], [400, sentence])
    })
  }

  for (const portal of portals) {
    test(`a ${portal.realm} cannot change the password to a guessable one`, async () => {
      const { token, email, first_name } = await portal.make(site.context.db)
      for (const newPassword of ['password', '111111', email, `${first_name}2024`]) {
        const body = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
        const refused = await site.call(portal.changePassword, { body }, { token })
        assert.equal(refused.status, 400, newPassword)
        assert.deepEqual(refused.body.errors, [{ path: 'newPassword', message: sentence }])
      }
    })

    test(`a ${portal.realm}’s link stays valid after refusing a guessable password`, async () => {
      const { id, email } = await portal.make(site.context.db)
      const { realm } = portal
      const token = await createPasswordLink(site.context.db, { realm, id })
      const set = (password: string) =>
        site.call(passwordLink[realm], { body: { token, password, confirmPassword: password } })
      for (const password of ['123456', 'letmein', email]) {
        assert.equal((await set(password)).body.message, sentence, password)
      }
      assert.equal((await set('monsoon rain')).status, 200)
    })
  }
})

test('a password made of the own name is refused in any order and script', async () => {
  const own = [...fullNames('Priya', 'Sharma'), '+919845501234']
  for (const password of [
    ...['psharma', 'p.sharma', 'sharmap', 'priyas', 'arsmah', 'amrahs', 'ayirp1', 'P.Sharma@2024'],
    ...['प्रिया', 'शर्मा', 'प्रियाशर्मा', 'प्रिया शर्मा', 'প্রিয়া', 'શર્મા', 'శర్మా'],
    ...['501234', '984550'],
  ]) {
    assert.equal(await isGuessable(password, own), true, password)
  }
  const stored = fullNames('प्रिया', 'शर्मा')
  for (const password of ['priya', 'PriyaSharma', 'sharma@12']) {
    assert.equal(await isGuessable(password, stored), true, password)
  }
})

test('passwords that are not guessable are accepted', async () => {
  const words = [
    'correct horse',
    'monsoon rain',
    'tr0ub4dor',
    'sécret-jardin',
    '🏠🏡🏘️🏚️🏢🏣',
    'iyerlotus',
    'sachin drives home',
    'krishna-kaveri-river',
    'monsoon2024rain',
    'भारत मेरा घर है',
    'x7Kq2p',
    '739184',
    '58302917',
    'treewere91',
    'मीनाक्षी घर',
  ]
  for (const word of words) assert.equal(await isGuessable(word, ['Meera', 'Iyer']), false, word)
})
