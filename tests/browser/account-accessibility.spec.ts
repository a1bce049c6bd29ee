import { randomUUID } from 'node:crypto';
import { pathTo } from '#app/addresses/paths.ts';
import { sectionIds, sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { sampleRecord } from '#server/development/sample-record.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { newMember, signIn } from './members.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
  test(`forms with mistakes are accessible: ${locale}`, async ({ page }) => {
    for (const screen of ['login', 'sign-up', 'forgot-password'] as const) {
      await page.goto(pathTo(screen, locale));
      await page.locator('main form[method=post] button[type=submit]').first().click();
      await expect(page.locator('main').getByRole('alert')).toBeFocused();
      await expectAccessibleAsItIs(page, `${screen} with mistakes, ${locale}`);
    }
  });

  test(`the page of a member is accessible: ${locale}`, async ({ page, context, baseURL }) => {
    const member = await newMember(String(baseURL), 'Lila');
    await signIn(context, String(baseURL), member);
    const { profile, diagnoses } = sampleRecord(new Date());
    const headers = { Origin: String(baseURL) };
    const sent = { bio: profile.bio, tagline: profile.tagline, persona: profile.persona, city: profile.city, showYouAre: 'public' };
    const change = async (query: string, record: object) => {
      const answer = await context.request.post('/graphql', { headers, data: { query, variables: { key: randomUUID(), record } } });
      expect(await answer.text()).toContain('STORED');
    };
    await change('mutation ($key: ID!, $record: ProfileInput!) { updateProfile(key: $key, version: 0, profile: $record) { outcome } }', {
      ...sent,
      showBiography: 'public',
      showLocation: 'public',
    });
    await change(
      'mutation ($key: ID!, $record: DiagnosisInput!) { addDiagnosis(key: $key, record: $record) { outcome } }',
      diagnoses.early,
    );
    await expectAccessible(page, pathTo('member', locale, member), 200);
    await page.locator('main article summary').click();
    await expectAccessibleAsItIs(page, `the page of a member, unfolded, ${locale}`);
  });

  test(`the screens of a member are accessible: ${locale}`, async ({ page, context, baseURL, complaints }) => {
    await signIn(context, String(baseURL), await newMember(String(baseURL), 'Iris'));
    for (const path of [
      pathTo('verify-email', locale),
      pathTo('update-password', locale),
      pathTo('sign-out', locale),
      ...sectionIds.map((id) => sectionPath(id, locale)),
      `${sectionPath('my-account', locale)}&saved=details`,
    ])
      await expectAccessible(page, path, 200);
    await page.goto(sectionPath('my-account', locale), { waitUntil: 'networkidle' });
    await page.locator('#password form button[type=submit]').click();
    await expect(page.locator('main').getByRole('alert')).toBeFocused();
    await expectAccessibleAsItIs(page, `my account with mistakes, ${locale}`);
    // The browser tells of the answer to what was sent in the background.
    const unexpected = complaints.filter((each) => !each.includes('400'));
    complaints.length = 0;
    expect(unexpected).toEqual([]);
  });
}
