cd /tmp/h/d
PORT=5800 LINKA_DATA=memory PUBLIC_URL=http://localhost:5800 node dist/server/main.js > /tmp/h/d-srv.log 2>&1 &
echo $! > /tmp/h/d-srv2.pid
