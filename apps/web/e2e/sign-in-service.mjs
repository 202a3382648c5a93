/**
 * A sign-in service for the tests, in the shapes of GitHub. Whoever comes is a new person: the code of the visit is also
 * the token and the number of the person, so that nothing is kept between the calls.
 */
let visits = 0;

export function answerSignIn(request, response, path) {
  const { pathname, searchParams } = new URL(path, 'http://service');
  if (pathname === '/authorize') {
    visits += 1;
    const back = new URL(searchParams.get('redirect_uri'));
    back.searchParams.set('state', searchParams.get('state'));
    back.searchParams.set('code', `${Date.now()}${visits}`);
    response.writeHead(302, { location: back.href }).end();
    return;
  }
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  answer(request, pathname, token).then((body) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
}

async function answer(request, pathname, token) {
  if (pathname === '/access_token') {
    let form = '';
    for await (const chunk of request) form += chunk;
    return { access_token: new URLSearchParams(form).get('code'), token_type: 'bearer' };
  }
  if (pathname === '/api/user') return { id: Number(token), login: 'kim', name: 'Kim Berg', avatar_url: '' };
  return [{ email: `kim-${token}@example.com`, primary: true, verified: true }];
}
